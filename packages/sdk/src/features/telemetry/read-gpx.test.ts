import { describe, expect, it } from 'vitest'
import { readGpx } from './read-gpx'

const AT = Date.UTC(2020, 2, 8, 5, 40)

const gpx = (points: string, version = '1.1') => `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="${version}" creator="test" xmlns="http://www.topografix.com/GPX/${version.replace('.', '/')}">
<trk><name>A &amp; B</name><trkseg>
${points}
</trkseg></trk></gpx>`

const point = (inner: string, lat = '34.5', lon = '-118.25') =>
  `<trkpt lat="${lat}" lon="${lon}">${inner}</trkpt>`
const time = '<time>2020-03-08T05:40:00Z</time>'

describe('a GPX file', () => {
  it('of version 1.1 gives its track points', () => {
    expect(readGpx(gpx(point(`<ele>10</ele>${time}`)))).toEqual({
      fixes: [{ at: AT, latitude: 34.5, longitude: -118.25 }],
      problems: [],
    })
  })

  it('of version 1.0 gives speed and course too', () => {
    const { fixes } = readGpx(gpx(point(`${time}<course>90.5</course><speed>12.25</speed>`), '1.0'))
    expect(fixes).toEqual([
      { at: AT, latitude: 34.5, longitude: -118.25, speedMps: 12.25, bearingDegrees: 90.5 },
    ])
  })

  it('gives the speed of a Garmin extension', () => {
    const extension =
      '<extensions>\n<gpxtpx:TrackPointExtension xmlns:gpxtpx="x"><gpxtpx:speed>3.5</gpxtpx:speed></gpxtpx:TrackPointExtension>\n</extensions>'
    expect(readGpx(gpx(point(`${time}${extension}`))).fixes[0]?.speedMps).toBe(3.5)
  })

  it.each([
    [
      'an extension of the point',
      `<extensions><x:time xmlns:x="y">2001-01-01T00:00:00Z</x:time></extensions>`,
    ],
    ['an extension that takes the name', `<extensions><time>2001-01-01T00:00:00Z</time></extensions>`],
    ['another namespace', `<x:time xmlns:x="y">2001-01-01T00:00:00Z</x:time>`],
    ['another namespace without a prefix', `<time xmlns="y">2001-01-01T00:00:00Z</time>`],
    ['a prefix that stands for nothing', `<x:time>2001-01-01T00:00:00Z</x:time>`],
    ['a link', `<link href="a"><text>2001</text></link>`],
  ])('takes no time from %s', (_, other) => {
    for (const inner of [time + other, other + time]) {
      expect(readGpx(gpx(point(inner)))).toEqual({
        fixes: [{ at: AT, latitude: 34.5, longitude: -118.25 }],
        problems: [],
      })
    }
    expect(readGpx(gpx(point(other))).fixes).toEqual([])
  })

  it('takes its own speed before that of an extension', () => {
    const extension = '<extensions><speed>9</speed><speed>8</speed></extensions>'
    expect(readGpx(gpx(point(`${time}<speed>1</speed>${extension}`))).fixes[0]?.speedMps).toBe(1)
    expect(readGpx(gpx(point(time + extension))).fixes[0]?.speedMps).toBe(9)
  })

  it('leaves points of other namespaces alone', () => {
    const other = `<x:trkpt xmlns:x="y" lat="1" lon="1"><x:time>2001-01-01T00:00:00Z</x:time></x:trkpt>`
    expect(readGpx(gpx(`${other}${point(time + other)}`)).fixes).toHaveLength(1)
  })

  it('is read with times in CDATA', () => {
    expect(readGpx(gpx(point('<time><![CDATA[2020-03-08T05:40:00Z]]></time>'))).fixes[0]?.at).toBe(AT)
  })

  it.each([
    [
      'an element that is not closed',
      `${point(time)}\n<trkpt lat="1" lon="2">\n<time>\n\n</trkpt>\n${point(time)}`,
      6,
    ],
    ['a tag that is cut off', `${point(time)}\n<trkpt lat="1"\n\n\n<`, 5],
    ['a comment that does not end', `${point(time)}\n\n<!-- \n\n${point(time)}`, 6],
    ['CDATA that does not end', `${point(time)}\n${point('\n<time>\n<![CDATA[\n\n')}`, 7],
    ['a closing tag too many', `${point(time)}\n\n</ele>\n\n`, 6],
  ])('names the line where the fault begins: %s', (_, inner, line) => {
    const { fixes, problems } = readGpx(gpx(inner))
    expect(fixes).toHaveLength(1)
    expect(problems[0]).toMatchObject({ line, message: expect.stringMatching(/^The XML is damaged: /) })
  })

  it.each([
    ['a bare &', '<name>Harbor & Main</name>', /"&" stands alone/],
    ['a bare & with a ; behind it', '<name>A & B; C</name>', /"&" stands alone/],
    ['a bare & behind good entities', '<name>A &amp; B &#38; C & D</name>', /"&" stands alone/],
    [
      'a bare & before good entities',
      `<name>A & B</name>\n${point(time)}\n<desc>A &amp; B</desc>`,
      /"&" stands/,
    ],
    ['a bare & in an attribute', '<link href="a?b=1&c=2">\n</link>', /"&" stands alone/],
    ['an entity that XML has not', '<name>Main&nbsp;St</name>', /undefined entity "&nbsp;"/],
    ['a number that is no character', '<name>Main&#0;St</name>', /malformed character entity "&#0;"/],
    ['a control character', '<name>Main\u0007St</name>', /disallowed character U\+0007/],
    ['a control character in a comment', '<!-- \u0001\n\n-->', /disallowed character U\+0001/],
    [']]> in text', '<name>Main ]]> St</name>', /the string "]]>" is disallowed/],
    ['an attribute without its second quote', '<link href="a>\n<b/>\n', /disallowed character\./],
  ])('names the line of the damage, far behind its last point: %s', (_, damage, message) => {
    const before = `${`${point(`\n${time}\n`)}\n`.repeat(200)}</trkseg></trk>\n<trk>\n\n`
    const { fixes, problems } = readGpx(gpx(`${before}${damage}\n<trkseg>\n${point(time)}`))
    expect(fixes).toHaveLength(200)
    expect(problems).toEqual([{ line: 607, message: expect.stringMatching(message) }])
  })

  it.each([
    ['the text of a name', '<name>A & B\n', 7],
    ['a name of several lines', '<name>\nA\nB & C\n</name>', 9],
    ['a closing tag', '<name>A</name', 7],
  ])('that is cut off within %s names the line', (_, end, line) => {
    const text = gpx(`${point(time)}\n\n\n@`)
    expect(readGpx(text.slice(0, text.indexOf('@')) + end).problems).toMatchObject([{ line }])
  })

  it('with text behind its end names the line of the text', () => {
    const { fixes, problems } = readGpx(`${gpx(point(time))}\n\nlost\n\n<gpx></gpx>`)
    expect(fixes).toHaveLength(1)
    expect(problems).toMatchObject([{ line: 7, message: expect.stringMatching(/text data outside of root/) }])
  })

  it('joins its tracks and segments, and leaves waypoints and routes alone', () => {
    const text = gpx(
      `${point(time)}</trkseg><trkseg>${point(time)}</trkseg></trk><trk><trkseg>${point(time)}`,
    ).replace(
      '<trk>',
      `<wpt lat="1" lon="1">${time}</wpt><rte><rtept lat="1" lon="1">${time}</rtept></rte><trk>`,
    )
    expect(readGpx(text).fixes).toHaveLength(3)
  })

  it('with a prefix of its own is read', () => {
    const text = `<g:gpx xmlns:g="x"><g:trk><g:trkseg><g:trkpt lat="1" lon="2"><g:time>2020-03-08T05:40:00Z</g:time></g:trkpt></g:trkseg></g:trk></g:gpx>`
    expect(readGpx(text).fixes).toHaveLength(1)
  })

  it('without any times is refused, and the message names what is missing', () => {
    const { fixes, problems } = readGpx(gpx(`${point('<ele>1</ele>')}\n${point('')}`))
    expect(fixes).toEqual([])
    expect(problems).toEqual([
      { line: 4, message: 'None of the 2 track points has a <time>: a planned route is no drive' },
    ])
  })

  it.each([
    ['no time', point(''), 'The track point has no <time>'],
    ['a time that is none', point('<time>soon</time>'), 'The time "soon" can\'t be read'],
    ['no position', `<trkpt>${time}</trkpt>`, 'The track point has no lat and lon'],
    ['a position that is none', point(time, 'north'), 'The track point has no lat and lon'],
  ])('keeps its good points and reports one with %s by its line', (_, bad, message) => {
    const { fixes, problems } = readGpx(gpx(`${point(time)}\n${bad}\n${point(time)}`))
    expect(fixes).toHaveLength(2)
    expect(problems).toEqual([{ line: 5, message }])
  })

  it('counts lines from the top, also after blank ones', () => {
    const { problems } = readGpx(`\n\n${gpx(`${point(time)}\n${point('')}`)}`)
    expect(problems[0]?.line).toBe(7)
  })

  it('that is cut off is read up to the damage', () => {
    const { fixes, problems } = readGpx(gpx(`${point(time)}\n${point(time)}`).slice(0, -60))
    expect(fixes.length).toBeGreaterThan(0)
    expect(problems[0]?.message).toMatch(/^The XML is damaged: /)
  })

  it('with entities that multiply does no harm', () => {
    const bomb = `<!DOCTYPE gpx [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]>`
    const { problems } = readGpx(gpx(point('<time>&b;</time>')).replace('<gpx', `${bomb}<gpx`))
    expect(problems.length).toBeGreaterThan(0)
  })

  it.each(['', '<gpx></gpx>', '<gpx version="1.1"><wpt lat="1" lon="1"/></gpx>'])(
    'without a track says so: %s',
    text => {
      const { fixes, problems } = readGpx(text)
      expect(fixes).toEqual([])
      expect(problems.at(-1)?.message).toBe('The file has no track points (<trkpt>)')
    },
  )
})
