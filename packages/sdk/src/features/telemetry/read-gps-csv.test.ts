import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../values/seeded-random'
import { readGpsCsv } from './read-gps-csv'

const AT = Date.UTC(2020, 2, 8, 5, 40)
const PLACE = { latitude: 37.74857, longitude: -122.40758 }

describe('a CSV file of fixes', () => {
  it.each([
    ['imei,timestamp_utc,latitude,longitude\n3520,2020-03-08T05:40:00Z,37.74857,-122.40758'],
    ['latitude,longitude,timestamp\r\n37.74857,-122.40758,1583646000\r\n'],
    ['lat;lng;time\n37.74857;-122.40758;1583646000000'],
    ['Time\tLat\tLon\n2020-03-07 21:40:00-0800\t37.74857\t-122.40758'],
    ['\uFEFF"Latitude","Longitude","Timestamp UTC"\n"37.74857","-122.40758","2020-03-08 05:40:00"'],
    ['\n\nlat,lon,time\n37.74857,-122.40758,2020-03-08T07:40:00+02:00\n\n'],
    ['37.74857 -122.40758 0 1583646000'],
    ['37.74857,-122.40758,1583646000'],
    ['  lat       lon         time\n  37.74857  -122.40758  1583646000'],
    [' "Latitude" , "Longitude" , "Timestamp UTC" \n "37.74857" , "-122.40758" , "2020-03-08 05:40:00" '],
    ['# lat, lon, time, place\n37.74857, -122.40758, 1583646000, "Reno, NV"'],
    ['lat;lon;place;time\n37.74857;-122.40758;"Reno, NV, USA";1583646000'],
  ])('is read from %j', text => {
    expect(readGpsCsv(text)).toEqual({ fixes: [{ at: AT, ...PLACE }], problems: [] })
  })

  it.each(['500 m', '"500,0"', 'Infinity'])('names a row whose accuracy is %s', accuracy => {
    const cell = accuracy.replaceAll('"', '')
    expect(readGpsCsv(`lat,lon,time,accuracy\n1,2,1583646000,${accuracy}\n1,2,1583646001,5`)).toMatchObject({
      fixes: [{ accuracyMeters: 5 }],
      problems: [{ line: 2, message: `The accuracy "${cell}" can't be read` }],
    })
  })

  it.each(['N', 'F', 'V', 'invalid', 'false', '0'])('takes %s for a fix that is not valid', valid => {
    expect(readGpsCsv(`lat,lon,time,valid\n1,2,1583646000,${valid}`).fixes).toMatchObject([{ valid: false }])
  })

  it('gives speed, accuracy, bearing and validity', () => {
    const { fixes } = readGpsCsv(
      'lat,lon,time,speed_mps,accuracy,bearing_deg,valid\n1,2,1583646000,7.823,12.5,90,false\n1,2,1583646001,,,,true',
    )
    expect(fixes).toEqual([
      {
        at: AT,
        latitude: 1,
        longitude: 2,
        speedMps: 7.823,
        accuracyMeters: 12.5,
        bearingDegrees: 90,
        valid: false,
      },
      { at: AT + 1000, latitude: 1, longitude: 2 },
    ])
  })

  it.each([
    ['speed_kmh', 36],
    ['speed_mph', 22.369363],
    ['speed_knots', 19.438445],
  ])('turns %s into metres per second', (name, speed) => {
    expect(readGpsCsv(`lat,lon,time,${name}\n1,2,1583646000,${speed}`).fixes[0]?.speedMps).toBeCloseTo(10, 5)
  })

  it('does not guess the unit of a speed', () => {
    expect(readGpsCsv('lat,lon,time,speed\n1,2,1583646000,10').fixes[0]).not.toHaveProperty('speedMps')
  })

  it.each([
    ['no latitude', ',-122,1583646000', "The latitude or longitude can't be read"],
    ['a longitude that is none', '37,west,1583646000', "The latitude or longitude can't be read"],
    ['no time', '37,-122,', 'The time "" can\'t be read'],
    ['relative seconds for a time', '37,-122,1191', 'The time "1191" can\'t be read'],
    ['too few cells', '37', "The latitude or longitude can't be read"],
  ])('reports a row with %s by its number', (_, row, message) => {
    const { fixes, problems } = readGpsCsv(`lat,lon,time\n37,-122,1583646000\n${row}\n37,-122,1583646060`)
    expect(fixes).toHaveLength(2)
    expect(problems).toEqual([{ line: 3, message }])
  })

  it.each([
    ['an empty file', '', 'The file is empty'],
    ['a header alone', 'lat,lon,time\n \n', 'The file has no rows below its header'],
    [
      'no time column',
      'lat,lon\n1,2',
      'No column is named timestamp or time: without a time there is no fix',
    ],
    ['no position columns', 'name,phone\nAnn,555', 'No columns are named latitude and longitude'],
    ['bare numbers', '1,2,3,4,5\n1,2,3,4,5', 'The file has no header row that names its columns'],
  ])('is refused for %s', (_, text, message) => {
    const { fixes, problems } = readGpsCsv(text)
    expect(fixes).toEqual([])
    expect(problems.map(problem => problem.message)).toEqual([message])
  })

  it('of two receivers is refused, since their ways would be mixed', () => {
    const { fixes, problems } = readGpsCsv(
      'imei,lat,lon,time\nA,1,2,1583646000\nB,1,2,1583646060\nA,1,2,1583646120',
    )
    expect(fixes).toEqual([])
    expect(problems[0]?.message).toMatch(/2 receivers/)
  })
})

describe('a damaged CSV file of fixes', () => {
  it.each([
    ['an unpaired quote', 'lat,lon,time\n1,2,1583646000\n"1,2,1583646060\n1,2,1583646120', [0, 120], [3]],
    [
      'a quote that another one closes',
      'lat,lon,time\n1,"2,1583646000\n1,2",1583646060\n1,2,1583646120',
      [120],
      [2, 3],
    ],
    [
      'mixed line ends',
      'lat,lon,time\r\n1,2,1583646000\n1,2,1583646060\r1,2,1583646120\r\n',
      [0, 60, 120],
      [],
    ],
    ['a title', 'Trip of truck 7\n\nlat,lon,time\n1,2,1583646000', [0], [1]],
  ])('with %s gives its other rows and names the lines that it lost', (_, text, seconds, lines) => {
    const { fixes, problems } = readGpsCsv(text)
    expect(fixes.map(fix => (fix.at - AT) / 1000)).toEqual(seconds)
    expect(problems.map(problem => problem.line)).toEqual(lines)
  })

  it('gives a fix or a problem for every line below its header', () => {
    const random = seededRandom('gps csv')
    for (let round = 0; round < 300; round++) {
      const separator = random.pick([',', ';', '\t'])
      const rows = Array.from({ length: 30 }, (_, at) =>
        ['34.1', '"-118.2"', ` ${1583646000 + at} `].join(separator),
      )
      const spoilt = rows.map(row =>
        random.chance(0.2)
          ? row.replace(/./g, sign => (random.chance(0.1) ? random.pick(['"', 'x', '']) : sign))
          : row,
      )
      const ends = () => random.pick(['\n', '\r\n', '\r'])
      const text = ['lat', 'lon', 'time'].join(separator) + ends() + spoilt.map(row => row + ends()).join('')
      const { fixes, problems } = readGpsCsv(text)
      const named = new Set(problems.map(problem => problem.line))
      expect(named.size).toBe(problems.length)
      expect(fixes.length + named.size, JSON.stringify(text)).toBe(30)
    }
  })
})
