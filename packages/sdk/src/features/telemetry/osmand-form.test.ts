import { describe, expect, it } from 'vitest'
import { parseOsmAnd, parseOsmAndForm } from './osmand-form'

const NOW = Date.UTC(2026, 0, 5, 15)
const AT = Date.UTC(2020, 2, 8, 5, 40)
const form = (query: string) => parseOsmAnd(Object.fromEntries(new URLSearchParams(query)), NOW)

describe('a delivery in the OsmAnd form', () => {
  it('gives device, fix, token and what the tracker tells of itself', () => {
    expect(
      form(
        'id=352099000000014&lat=34.05&lon=-118.25&timestamp=1583646000&speed=10&bearing=90&accuracy=4.5&altitude=12&hdop=1&batt=80&ignition=false&token=secret',
      ),
    ).toEqual({
      deviceId: '352099000000014',
      token: 'secret',
      batteryPercent: 80,
      ignition: false,
      fix: {
        at: AT,
        latitude: 34.05,
        longitude: -118.25,
        accuracyMeters: 4.5,
        speedMps: expect.closeTo(5.14444, 5),
        bearingDegrees: 90,
      },
    })
  })

  it('is not exact where its accuracy can’t be read', () => {
    const fix = (accuracy: string) => form(`id=a&lat=1&lon=2&timestamp=1583646000&accuracy=${accuracy}`)
    expect(fix('abc')).toMatchObject({ fix: { accuracyMeters: Number.POSITIVE_INFINITY } })
    expect(fix('500 m')).toMatchObject({ fix: { accuracyMeters: Number.POSITIVE_INFINITY } })
    for (const unknown of ['', '-1'])
      expect(fix(unknown)).toEqual({ deviceId: 'a', fix: { at: AT, latitude: 1, longitude: 2 } })
  })

  it.each([['deviceid=a&lat=1&lon=2'], ['id=a&location=1,2'], ['id=a&location=1%2C%202&unheard=of']])(
    'may be written as %s',
    query => {
      expect(form(query)).toEqual({ deviceId: 'a', fix: { at: NOW, latitude: 1, longitude: 2 } })
    },
  )

  it.each([
    ['1583646000', AT],
    ['1583646000000', AT],
    ['2020-03-08T05:40:00Z', AT],
    ['2020-03-08T05:40:00.250%2B00:00', AT + 250],
    ['2020-03-08%2005:40:00', AT],
    ['', NOW],
  ])('may give its time as "%s"', (timestamp, at) => {
    expect(form(`id=a&lat=1&lon=2&timestamp=${timestamp}`)).toMatchObject({ fix: { at } })
  })

  it.each([
    ['true', true],
    ['1', true],
    ['false', false],
    ['0', false],
  ])('with valid=%s', (valid, expected) => {
    expect(form(`id=a&lat=1&lon=2&valid=${valid}`)).toMatchObject({ fix: { valid: expected } })
  })

  it('takes the heading where there is no bearing, and leaves out what less than nothing stands for', () => {
    expect(form('id=a&lat=1&lon=2&heading=45&speed=-1&accuracy=-1')).toEqual({
      deviceId: 'a',
      fix: { at: NOW, latitude: 1, longitude: 2, bearingDegrees: 45 },
    })
  })

  it('hands on a position out of range, which the filter drops, so that the tracker does not repeat it for ever', () => {
    expect(form('id=a&lat=95&lon=2')).toMatchObject({ fix: { latitude: 95 } })
  })

  it.each([
    ['lat=1&lon=2', ['id']],
    ['id=%20&lat=1&lon=2', ['id']],
    ['id=a', ['lat']],
    ['id=a&lat=1', ['lat']],
    ['id=a&lat=NaN&lon=2', ['lat']],
    ['id=a&location=1', ['lat']],
    ['id=a&lat=1&lon=2&timestamp=soon', ['timestamp']],
    ['', ['id', 'lat']],
  ])('"%s" is refused for %j', (query, fields) => {
    const answer = form(query)
    expect('problems' in answer && answer.problems.map(problem => problem.field)).toEqual(fields)
  })

  it('ignores values that are no text', () => {
    expect(parseOsmAndForm({ id: ['a'], lat: null, lon: {} }, NOW)).toHaveProperty('problems')
  })
})

it.each(['batt=-1', 'batt=full', 'batt=300', 'ignition=maybe', 'ignition=', 'batt='])(
  'a tracker that says %s of itself tells nothing',
  told => {
    const delivered = form(`id=1&lat=34&lon=-118&${told}`)
    expect(Object.keys(delivered)).toEqual(['deviceId', 'fix'])
  },
)

describe('a delivery in the OsmAnd JSON form', () => {
  const body = {
    device_id: 352099000000014,
    location: {
      timestamp: '2020-03-08T05:40:00.000Z',
      coords: { latitude: 34.05, longitude: -118.25, speed: 12.5, heading: 270, accuracy: 5, altitude: 1 },
      event: 'motionchange',
      is_moving: true,
      battery: { level: 0.5 },
    },
  }

  it('gives device and fix, the speed being in metres per second already', () => {
    expect(parseOsmAnd(body, NOW)).toEqual({
      deviceId: '352099000000014',
      batteryPercent: 50,
      fix: {
        at: AT,
        latitude: 34.05,
        longitude: -118.25,
        speedMps: 12.5,
        bearingDegrees: 270,
        accuracyMeters: 5,
      },
    })
  })

  it('may carry a token, and less than nothing for what is not known', () => {
    const coords = { latitude: 1, longitude: 2, speed: -1, heading: -1, accuracy: null }
    expect(parseOsmAnd({ device_id: 'a', token: 't', location: { timestamp: AT, coords } }, NOW)).toEqual({
      deviceId: 'a',
      token: 't',
      fix: { at: AT, latitude: 1, longitude: 2 },
    })
  })

  it.each([
    [{ ...body, device_id: '' }, 'device_id'],
    [{ ...body, device_id: undefined }, 'device_id'],
    [{ ...body, location: { ...body.location, timestamp: 'soon' } }, 'location.timestamp'],
    [
      { ...body, location: { ...body.location, coords: { latitude: '1', longitude: 2 } } },
      'location.coords.latitude',
    ],
    [{ ...body, location: {} }, 'location.timestamp'],
  ])('is refused by the field that is wrong (%#)', (wrong, field) => {
    const answer = parseOsmAnd(wrong, NOW)
    expect('problems' in answer && answer.problems[0]?.field).toBe(field)
  })
})
