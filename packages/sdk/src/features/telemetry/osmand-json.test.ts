import { describe, expect, it } from 'vitest'
import { parseOsmAndJson } from './osmand-json'

const coords = { latitude: 34.05, longitude: -118.25, speed: 5, heading: 90, accuracy: 4 }
const location = { timestamp: '2020-03-08T05:40:00.000Z', coords }
const place = { at: Date.UTC(2020, 2, 8, 5, 40), latitude: 34.05, longitude: -118.25 }

describe('the OsmAnd JSON form', () => {
  it('gives the fix, in metres a second, degrees and metres', () => {
    expect(parseOsmAndJson({ device_id: '352099000000055', location })).toEqual({
      deviceId: '352099000000055',
      fix: { ...place, speedMps: 5, bearingDegrees: 90, accuracyMeters: 4 },
    })
  })

  it('may name the device by a number, carry its token, and hold more than is read', () => {
    const body = {
      device_id: 12,
      token: 't1',
      location: { ...location, battery: { level: 0.5 }, coords: { ...coords, altitude: 71 } },
    }
    expect(parseOsmAndJson(body)).toMatchObject({ deviceId: '12', token: 't1', fix: place })
  })

  it.each([-1, null, undefined])('knows nothing of a speed, course or accuracy of %j', unknown => {
    const bare = { ...coords, speed: unknown, heading: unknown, accuracy: unknown }
    const answer = parseOsmAndJson({ device_id: 'a', location: { ...location, coords: bare } })
    expect(answer).toEqual({ deviceId: 'a', fix: place })
  })

  it.each(['', null])('takes the token %j for none', token => {
    expect(parseOsmAndJson({ device_id: 'a', token, location })).not.toHaveProperty('token')
  })

  it.each([
    ['no device', { location }, 'device_id'],
    ['a blank device', { device_id: ' ', location }, 'device_id'],
    ['no location', { device_id: 'a' }, 'location'],
    [
      'a time that can’t be read',
      { device_id: 'a', location: { ...location, timestamp: 'noon' } },
      'location.timestamp',
    ],
    [
      'text for a latitude',
      { device_id: 'a', location: { ...location, coords: { ...coords, latitude: '34' } } },
      'location.coords.latitude',
    ],
    ['nothing', null, ''],
    ['a list', [], ''],
  ])('is refused with %s', (_, body, field) => {
    const answer = parseOsmAndJson(body)
    expect('problems' in answer && answer.problems[0]?.field).toBe(field)
  })
})
