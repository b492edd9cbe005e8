import { describe, expect, it } from 'vitest'
import { parseTraccarForward } from './traccar-forward'

const AT = Date.UTC(2020, 2, 8, 5, 40)
const position = {
  id: 7,
  deviceId: 3,
  protocol: 'teltonika',
  serverTime: '2020-03-08T05:40:09.000+00:00',
  deviceTime: '2020-03-08T05:40:01.000+00:00',
  fixTime: '2020-03-08T05:40:00.000+00:00',
  valid: true,
  latitude: 34.05,
  longitude: -118.25,
  altitude: 71,
  speed: 10,
  course: 90,
  accuracy: 0,
  attributes: { ignition: true, batteryLevel: 63, totalDistance: 1234.5 },
}
const device = { id: 3, name: 'Box 12', uniqueId: '352099000000055', status: 'online' }

describe('a position forwarded by Traccar', () => {
  it.each([undefined, null, 'none', { ignition: 'on', batteryLevel: 'full' }, { batteryLevel: -1 }])(
    'with the attributes %j tells nothing of the tracker',
    attributes => {
      const delivered = parseTraccarForward({ position: { ...position, attributes }, device })
      expect(Object.keys(delivered)).toEqual(['deviceId', 'fix'])
    },
  )

  it('gives the fix of the device that its unique id names', () => {
    expect(parseTraccarForward({ position, device })).toEqual({
      deviceId: '352099000000055',
      batteryPercent: 63,
      ignition: true,
      fix: {
        at: AT,
        latitude: 34.05,
        longitude: -118.25,
        speedMps: expect.closeTo(5.14444, 5),
        bearingDegrees: 90,
        valid: true,
      },
    })
  })

  it('may give its time as milliseconds, and leave out what is not known', () => {
    const bare = { fixTime: AT, latitude: 1, longitude: 2, speed: null }
    expect(parseTraccarForward({ position: bare, device })).toEqual({
      deviceId: '352099000000055',
      fix: { at: AT, latitude: 1, longitude: 2 },
    })
  })

  it('keeps that the receiver had no fix, and how exact it was', () => {
    expect(
      parseTraccarForward({ position: { ...position, valid: false, accuracy: 150 }, device }),
    ).toMatchObject({
      fix: { valid: false, accuracyMeters: 150 },
    })
  })

  it.each([
    ['no device', { position }, 'device'],
    ['no unique id', { position, device: { id: 3 } }, 'device.uniqueId'],
    ['no position', { device }, 'position'],
    ['no fix time', { position: { ...position, fixTime: null }, device }, 'position.fixTime'],
    ['text for a latitude', { position: { ...position, latitude: '34' }, device }, 'position.latitude'],
    ['nothing', null, ''],
    ['a text', 'hello', ''],
  ])('is refused with %s', (_, body, field) => {
    const answer = parseTraccarForward(body)
    expect('problems' in answer && answer.problems[0]?.field).toBe(field)
  })
})
