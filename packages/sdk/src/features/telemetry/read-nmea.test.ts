import { describe, expect, it } from 'vitest'
import { readNmea } from './read-nmea'

/** The sentence with its checksum. */
function sentence(body: string): string {
  let sum = 0
  for (const letter of body) sum ^= letter.charCodeAt(0)
  return `$${body}*${sum.toString(16).toUpperCase().padStart(2, '0')}`
}

const gga = (time: string, over = '4231.8291,N,08807.3033,W,1') =>
  sentence(`GPGGA,${time},${over},05,1.6,209.8,M,-34.2,M,0.0,0000`)
const rmc = (time: string, date = '070804', status = 'A', place = '4231.8291,N,08807.3033,W') =>
  sentence(`GPRMC,${time},${status},${place},10.00,138.92,${date},,`)

const log = (...lines: string[]) => readNmea(lines.join('\r\n'))
const AT = Date.UTC(2004, 7, 7, 3, 29, 8, 379)

describe('an NMEA log', () => {
  it('makes one fix of the sentences of one moment', () => {
    const { fixes, problems } = log(gga('032908.379'), sentence('GPGSA,A,3,28'), rmc('032908.379'), '')
    expect(problems).toEqual([])
    expect(fixes).toHaveLength(1)
    expect(fixes[0]).toMatchObject({ at: AT, valid: true, bearingDegrees: 138.92 })
    expect(fixes[0]?.latitude).toBeCloseTo(42.530485, 6)
    expect(fixes[0]?.longitude).toBeCloseTo(-88.121722, 6)
    expect(fixes[0]?.speedMps).toBeCloseTo(5.1444, 4)
  })

  it('is read with checksums as it was recorded', () => {
    const text = '$GPRMC,032908.379,A,4231.8291,N,08807.3033,W,0.17,138.92,070804,,*12'
    expect(readNmea(text).fixes[0]?.at).toBe(AT)
  })

  it('of any talker is read, also south and east', () => {
    const { fixes } = log(sentence('GNRMC,032908.00,A,3352.128,S,15112.558,E,,,070804,,,A'))
    expect(fixes[0]?.latitude).toBeCloseTo(-33.8688, 6)
    expect(fixes[0]?.longitude).toBeCloseTo(151.2093, 6)
    expect(fixes[0]).not.toHaveProperty('speedMps')
  })

  it('takes the date of a ZDA sentence', () => {
    const { fixes } = log(sentence('GPZDA,032908,07,08,2004,00,00'), gga('032908.379'), gga('032909.379'))
    expect(fixes.map(fix => fix.at)).toEqual([AT, AT + 1000])
  })

  it('takes a date that is told later', () => {
    const { fixes } = log(gga('235959.000'), gga('000000.000'), rmc('000001.000', '080804'))
    const midnight = Date.UTC(2004, 7, 8)
    expect(fixes.map(fix => fix.at - midnight)).toEqual([-1000, 0, 1000])
  })

  it('goes on to the next day after midnight', () => {
    const { fixes } = log(rmc('235958.000'), gga('235959.000'), gga('000000.000'), gga('000001.000'))
    const midnight = Date.UTC(2004, 7, 8)
    expect(fixes.map(fix => fix.at - midnight)).toEqual([-2000, -1000, 0, 1000])
  })

  it('goes forward over half a day and more without a date, and before the first one', () => {
    const hours = (fixes: readonly { at: number }[]) =>
      fixes.map(({ at }) => (at - Date.UTC(2004, 7, 7)) / 3_600_000)
    expect(hours(log(rmc('050000.000'), gga('190000.000'), gga('040000.000')).fixes)).toEqual([5, 19, 28])
    const before = log(
      gga('230000.000'),
      gga('010000.000'),
      gga('080000.000'),
      gga('150000.000'),
      rmc('220000.000'),
    )
    expect(hours(before.fixes)).toEqual([-1, 1, 8, 15, 22])
  })

  it('takes a line that is a little late for what it is', () => {
    const { fixes } = log(rmc('000010.000', '080804'), gga('235959.000'), gga('000011.000'))
    expect(fixes.map(({ at }) => at - Date.UTC(2004, 7, 8))).toEqual([10_000, -1000, 11_000])
  })

  it('reads two-digit years from 1980 on', () => {
    const { fixes } = log(rmc('000000.000', '010180'), rmc('000000.000', '010179'))
    expect(fixes.map(fix => new Date(fix.at).getUTCFullYear())).toEqual([1980, 2079])
  })

  it('dates each position by its own day, also over a silence of days', () => {
    const { fixes } = log(
      rmc('100000.000', '010804'),
      gga('110000.000'),
      rmc('120000.000', '050804'),
      gga('120000.000'),
    )
    const first = Date.UTC(2004, 7, 1, 10)
    expect(fixes.map(fix => (fix.at - first) / 3_600_000)).toEqual([0, 1, 4 * 24 + 2])
  })

  it('marks what the receiver itself doubts', () => {
    expect(log(rmc('032908.379', '070804', 'V')).fixes[0]?.valid).toBe(false)
    expect(log(gga('032908.379', '4231.8291,N,08807.3033,W,0'), rmc('032908.379')).fixes[0]?.valid).toBe(
      false,
    )
  })

  it('without a position makes no fix and no problem', () => {
    expect(log(gga('032908.379', ',,,,0'), rmc('032908.379', '070804', 'V', ',,,'))).toEqual({
      fixes: [],
      problems: [],
    })
  })

  it.each([
    ['a wrong checksum', rmc('032908.379').replace('A,42', 'A,43'), "The checksum doesn't match"],
    ['no checksum', '$GPGGA,032908.379,4231', 'The sentence has no checksum'],
    ['another thing', 'garbage', 'The line is no NMEA sentence'],
    ['a time that is none', rmc('256100'), 'The time "256100" can\'t be read'],
    ['a date that is none', rmc('032908', '310204'), 'The date "310204" can\'t be read'],
    [
      'a position that is none',
      rmc('032908', '070804', 'A', '4261.0,N,08807.3,W'),
      "The position can't be read",
    ],
  ])('reports a line with %s by its number', (_, bad, message) => {
    const { fixes, problems } = log(rmc('032907.379'), bad, rmc('032909.379'))
    expect(fixes).toHaveLength(2)
    expect(problems).toEqual([{ line: 2, message }])
  })

  it('without any date reports every position', () => {
    const { fixes, problems } = log(gga('032908.379'), gga('032909.379'))
    expect(fixes).toEqual([])
    expect(problems).toEqual([
      { line: 1, message: 'Nothing tells the date of this position (RMC or ZDA); also on line 2' },
    ])
  })

  it.each([
    ['a TAG block', '\\g:1-2-73874,n:157036,s:r003669945,c:1241544035*4A\\'],
    ['a time stamp', '[2004-08-07 03:29:08.400] '],
    ['the prefix of a logger', 'GPS0> rx 72 bytes, $5: '],
    ['NUL bytes', '\0\0\0\0'],
    ['a mark of the file', '\uFEFF'],
    ['half a sentence', '$GPGSA,A,3,28'],
  ])('is read behind %s', (_, before) => {
    expect(log(before + rmc('032908.379'), `${before}${gga('032909.379')}`).fixes.map(fix => fix.at)).toEqual(
      [AT, AT + 1000],
    )
  })

  it('is read where a line break is lost between two sentences, or more is written behind one', () => {
    expect(log(rmc('032908.379') + rmc('032909.379'), `${rmc('032910.379')} -71dBm`).fixes).toHaveLength(3)
  })

  it('with NUL bytes within its sentences is read', () => {
    expect(log(rmc('032908.379').replace(',A,', ',\0A\0,')).fixes).toHaveLength(1)
  })

  it('tells a fault once, however often it comes', () => {
    const torn = rmc('032908.379').replace('A,42', 'A,43')
    const { fixes, problems } = log(torn, torn, torn, rmc('032908.379'), torn, 'boot', '$GPGGA,0329')
    expect(fixes).toHaveLength(1)
    expect(problems).toEqual([
      { line: 1, message: "The checksum doesn't match; also on lines 2–3, 5" },
      { line: 6, message: 'The line is no NMEA sentence' },
      { line: 7, message: 'The sentence has no checksum' },
    ])
  })
})
