import { describe, expect, it } from 'vitest'
import { truckSelectLabel } from '../../features/map/map-texts'
import {
  decodeMapView,
  encodeMapView,
  INITIAL_MAP_VIEW,
  MAP_CENTRE,
  MAP_ZOOM,
  STAFF_MAP_ZOOM,
  type MapView,
  paddingFor,
  withCampaign,
} from './map-view'

describe('the map at first', () => {
  it('shows the Los Angeles basin', () => {
    expect(MAP_CENTRE).toEqual([-118.240194, 33.8644])
    expect(MAP_ZOOM).toEqual({ initial: 9, min: 4, max: 15 })
    expect(STAFF_MAP_ZOOM).toEqual({ initial: 9, min: 5, max: 15 })
  })

  it.each([
    [1440, 900, 175],
    [1000, 700, 175],
    [1000, 699, 174],
    [390, 844, 97],
    [0, 0, 0],
  ])('in %i by %i pixels leaves %i free around routes', (width, height, padding) => {
    expect(paddingFor({ width, height })).toBe(padding)
  })
})

describe('a link to the map', () => {
  it.each<[string, MapView, string]>([
    ['what is shown at first', INITIAL_MAP_VIEW, ''],
    [
      'everything that can be chosen',
      { campaign: 71, period: 2, trucks: ['truck-12', 'blended-3'], mode: 'heatmap', measured: true },
      'campaign=71&period=1M&truck=truck-12&truck=blended-3&mode=heatmap&measured=1',
    ],
    [
      'days picked in the analytics',
      { ...INITIAL_MAP_VIEW, campaign: 54, days: { from: '2020-04-30', to: '2020-05-02' } },
      'campaign=54&from=2020-04-30&to=2020-05-02',
    ],
    ['one truck before the others', { ...INITIAL_MAP_VIEW, only: 'truck-7' }, 'only=truck-7'],
    ['that all are hidden', { ...INITIAL_MAP_VIEW, hidesAll: true }, 'truck=none'],
    ['the shortest period', { ...INITIAL_MAP_VIEW, period: 0 }, 'period=1D'],
  ])('says %s', (_, view, query) => {
    expect(encodeMapView(view).toString()).toBe(query)
    expect(decodeMapView(new URLSearchParams(query))).toEqual(view)
  })

  it.each([
    'campaign=abc',
    'campaign=-1',
    'campaign=0',
    'campaign=1e3',
    'campaign=2147483648',
    'campaign=',
    'period=2W',
    'period=5',
    'truck=bus-1&truck=',
    'only=bus-1',
    'mode=satellite',
    'measured=yes',
    'other=1',
  ])('%s falls back', query => {
    expect(decodeMapView(new URLSearchParams(query))).toEqual(INITIAL_MAP_VIEW)
  })

  it('names each truck once and ignores the case of the period', () => {
    const view = decodeMapView(new URLSearchParams('period=all&truck=truck-1&truck=x&truck=truck-1'))
    expect(view).toMatchObject({ period: 3, trucks: ['truck-1'] })
  })
})

describe('choosing another campaign', () => {
  const before = 'layout=list&period=1M&mode=heatmap&measured=1&as=table&campaign=71'
  const ofOne = '&truck=truck-1&only=truck-1&from=2020-04-30&to=2020-05-02'

  it('keeps time frame, mode and layout, and lets go of trucks and picked days', () => {
    const next = withCampaign(new URLSearchParams(before + ofOne), 72)
    expect(next.toString()).toBe(before.replace('71', '72'))
  })

  it('changes nothing when it is the same', () => {
    expect(withCampaign(new URLSearchParams(before + ofOne), 71).toString()).toBe(before + ofOne)
  })
})

describe('the truck selector', () => {
  it.each([
    [0, 'Select Trucks'],
    [1, '1 Truck(s)'],
    [12, '12 Truck(s)'],
  ])('with %i picked reads %s', (picked, label) => {
    expect(truckSelectLabel(picked)).toBe(label)
  })
})
