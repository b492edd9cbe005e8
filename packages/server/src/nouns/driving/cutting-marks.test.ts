import { createPathCutter, cutPaths, type GpsFix } from '@product/sdk/nouns/driving'
import { describe, expect, it } from 'vitest'
import { storeTruck } from '../../testing/stored-campaign'
import { type TestApp, testApp } from '../../testing/test-app'
import { isSameMoment, MARK_EVERY, MarkedWay, STORED } from './cutting-marks'
import { findCutting, marksWithin } from './cutting-store'
import { recordGpsFixes } from './record-gps-fixes'

const FROM = Date.UTC(2026, 4, 20, 12)
const fixAt = (second: number): GpsFix => ({
  at: FROM + second * 1000,
  latitude: 34 + second * 0.0001,
  longitude: -118.24,
})
const drive = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => fixAt(from + index))

const secondsOfMarks = async ({ db }: TestApp, truckId: number) =>
  (await marksWithin(db, truckId, { from: 0, to: FROM + 86_400_000 })).map(({ at }) => (at - FROM) / 1000)

describe('the moments to which a truck’s cutting goes back', () => {
  it('are some hundred fixes apart, with nothing in them that is closed already', () => {
    const way = new MarkedWay(createPathCutter(STORED), 0)
    for (const fix of drive(0, 1700)) way.push(fix)
    expect(way.marks.map(mark => mark.at)).toEqual([499, 999, 1499].map(second => FROM + second * 1000))
    expect(way.marks.flatMap(({ cutter }) => cutter.closed)).toEqual([])
    expect(way.markAt(FROM).since).toBe(200)
  })

  it('are left in the middle between two that have come far apart', () => {
    const way = new MarkedWay(createPathCutter(STORED), 0, true)
    for (const fix of drive(0, 999)) way.push(fix)
    expect(way.marks).toEqual([])
    way.push(fixAt(999))
    expect(way.marks.map(mark => mark.at)).toEqual([FROM + 499_000])
    expect(way.markAt(FROM).since).toBe(500)
  })

  it('are the same whatever was dropped before, and others where a way goes on from elsewhere', () => {
    const [one, other, third] = [0, 1, 2].map(() => createPathCutter(STORED))
    for (const fix of drive(0, 10)) {
      one?.push(fix)
      other?.push(fix)
      third?.push({ ...fix, longitude: -118.2401 })
    }
    other?.push({ ...fixAt(11), accuracyMeters: 500 })
    const states = [one, other, third].flatMap(cutter => (cutter ? [cutter.state()] : []))
    const [first = states[0]] = states
    expect(states.map(state => first !== undefined && isSameMoment(first, state))).toEqual([
      true,
      true,
      false,
    ])
  })

  it('follow the deliveries while a fix hours ahead lies behind them', async () => {
    const app = await testApp()
    const truckId = await storeTruck(app, 'Box')
    const now = FROM + 3_600_000
    await recordGpsFixes(app.db, truckId, [...drive(0, 600), fixAt(10_800)], now)
    for (const from of [600, 620, 640]) {
      await recordGpsFixes(app.db, truckId, drive(from, from + 20), now)
      const cutting = await findCutting(app.db, truckId)
      expect(cutting?.late?.at).toBe(FROM + (from + 19) * 1000)
      expect(cutting?.newest.at).toBe(FROM + 10_800_000)
    }
    expect(await secondsOfMarks(app, truckId)).toEqual([499])
  })

  it('stand beyond the next rest after a late fix as they stood', async () => {
    const app = await testApp()
    const truckId = await storeTruck(app, 'Box')
    const rest = Array.from({ length: 1200 }, (_, index) => ({ ...fixAt(300), at: fixAt(301 + index).at }))
    const onward = drive(301, 1501).map(fix => ({ ...fix, at: fix.at + 1_200_000 }))
    const all = [...drive(0, 301), ...rest, ...onward]
    const late = all[100]
    await recordGpsFixes(
      app.db,
      truckId,
      all.filter(fix => fix !== late),
      FROM + 86_400_000,
    )
    const before = await secondsOfMarks(app, truckId)
    expect(before.length).toBe(Math.floor(all.length / MARK_EVERY))
    await recordGpsFixes(app.db, truckId, late ? [late] : [], FROM + 86_400_000)
    expect(await secondsOfMarks(app, truckId)).toEqual(before)
    expect(cutPaths(all, STORED).length).toBe(2)
  })
})
