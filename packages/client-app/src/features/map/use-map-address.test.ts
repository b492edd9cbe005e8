import { describe, expect, it } from 'vitest'
import { readScreen, withScreen } from './use-map-address'

const read = (query: string) => readScreen(new URLSearchParams(query))

describe('the address of the map', () => {
  it('holds campaign, period, trucks, the one before the others, mode, measured only and the table', () => {
    const query =
      'campaign=71&period=1M&truck=truck-1&truck=macro-2&only=truck-1&mode=heatmap&measured=1&as=table'
    const screen = read(query)
    expect(screen).toMatchObject({ campaign: 71, trucks: ['truck-1', 'macro-2'], asTable: true })
    expect(withScreen(new URLSearchParams(), screen).toString()).toBe(query)
  })

  it('keeps what is not of the screen, and drops what no longer holds', () => {
    const before = new URLSearchParams('layout=list&campaign=71&as=table&mode=heatmap&truck=truck-1')
    const next = withScreen(before, { ...read('campaign=72'), asTable: false })
    expect(next.toString()).toBe('layout=list&campaign=72')
  })
})
