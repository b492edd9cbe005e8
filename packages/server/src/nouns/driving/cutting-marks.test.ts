import { createPathCutter, type GpsFix } from '@product/sdk/nouns/driving'
import { describe, expect, it } from 'vitest'
import { storeTruck } from '../../testing/stored-campaign'
import { testApp } from '../../testing/test-app'
import { STORED, takeIn } from './cutting-marks'
import { findCutting } from './cutting-store'
import { recordGpsFixes } from './record-gps-fixes'

const FROM = Date.UTC(2026, 4, 20, 12)
const fixAt = (second: number): GpsFix => ({
  at: FROM + second * 1000,
  latitude: 34 + second * 0.0001,
  longitude: -118.24,
})
const drive = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => fixAt(from + index))

describe('the moments to which a truck’s cutting goes back', () => {
  it('are three, some hundred fixes apart, with nothing in them that is closed already', async () => {
    const cutter = createPathCutter(STORED)
    const { marks, count } = await takeIn(cutter, [drive(0, 900), drive(900, 2000)], {
      marks: [],
      count: 0,
      markAt: FROM + 1999_000,
    })
    expect(count).toBe(2000)
    expect(marks.map(mark => mark.count)).toEqual([1280, 1536, 1792])
    expect(marks.map(mark => mark.at)).toEqual([1279, 1535, 1791].map(second => FROM + second * 1000))
    expect(marks.flatMap(({ cutter }) => cutter.closed)).toEqual([])
  })

  it('follow the deliveries while a fix hours ahead lies behind them', async () => {
    const app = await testApp()
    const truckId = await storeTruck(app, 'Box')
    const now = FROM + 3_600_000
    await recordGpsFixes(app.db, truckId, [...drive(0, 600), fixAt(10_800)], now)
    for (const from of [600, 620, 640]) {
      await recordGpsFixes(app.db, truckId, drive(from, from + 20), now)
      const cutting = await findCutting(app.db, truckId)
      expect(cutting?.marks.at(-1)?.at).toBe(FROM + (from + 19) * 1000)
      expect(cutting?.newest.at).toBe(FROM + 10_800_000)
    }
  })
})
