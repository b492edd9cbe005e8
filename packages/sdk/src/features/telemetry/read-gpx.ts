import { SaxesParser, type SaxesTagPlain } from 'saxes'
import type { GpsFix } from '../../nouns/driving/gps-fix'
import type { FileProblem, GpsFile } from './gps-file'
import { readGpsTime } from './read-gps-time'
import { readAmount, readNumber } from './read-number'

interface TrackPoint {
  line: number
  latitude: number | undefined
  longitude: number | undefined
  /** Texts of the elements within, by name without prefix. */
  texts: Map<string, string>
}

/** `gpxtpx:speed` is `speed`. */
const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/**
 * The track points of a GPX file (1.0 and 1.1); routes and waypoints are plans and no fixes. A point without a
 * position or a time is a problem, since nothing can say when the truck was there. Damaged XML is read up to the damage.
 */
export function readGpx(text: string): GpsFile {
  const points: TrackPoint[] = []
  const problems: FileProblem[] = []
  const parser = new SaxesParser()
  // XML may not start with a blank line, but files do.
  const start = text.search(/[^\s\uFEFF]/)
  const linesBefore = text.slice(0, Math.max(0, start)).split('\n').length - 1
  let point: TrackPoint | null = null
  let element = ''
  parser.on('opentag', tag => {
    element = localName(tag.name)
    if (element === 'trkpt') point = startPoint(tag, linesBefore + parser.line)
  })
  parser.on('text', content => {
    if (point !== null && element !== '') point.texts.set(element, (point.texts.get(element) ?? '') + content)
  })
  parser.on('closetag', tag => {
    element = ''
    if (localName(tag.name) !== 'trkpt' || point === null) return
    points.push(point)
    point = null
  })
  try {
    parser.write(text.slice(start)).close()
  } catch (error) {
    // Without a handler of its own the parser throws at the first damage.
    problems.push({ line: linesBefore + parser.line, message: `The XML is damaged: ${messageOf(error)}` })
  }
  return withFixes(points, problems)
}

function startPoint({ attributes }: SaxesTagPlain, line: number): TrackPoint {
  return {
    line,
    latitude: readNumber(attributes.lat),
    longitude: readNumber(attributes.lon),
    texts: new Map(),
  }
}

function withFixes(points: TrackPoint[], problems: FileProblem[]): GpsFile {
  const fixes: GpsFix[] = []
  const [first] = points
  if (first === undefined) {
    return {
      fixes,
      problems: [...problems, { line: null, message: 'The file has no track points (<trkpt>)' }],
    }
  }
  if (points.every(point => !point.texts.has('time'))) {
    const message = `None of the ${points.length} track points has a <time>: a planned route is no drive`
    return { fixes, problems: [...problems, { line: first.line, message }] }
  }
  for (const point of points) {
    const fix = fixOf(point)
    if (typeof fix === 'string') problems.push({ line: point.line, message: fix })
    else fixes.push(fix)
  }
  return { fixes, problems }
}

/** The fix, or what is wrong with the point. */
function fixOf({ latitude, longitude, texts }: TrackPoint): GpsFix | string {
  if (latitude === undefined || longitude === undefined) return 'The track point has no lat and lon'
  const time = texts.get('time')
  if (time === undefined) return 'The track point has no <time>'
  const at = readGpsTime(time)
  if (at === undefined) return `The time "${time.trim()}" can't be read`
  const speedMps = readAmount(texts.get('speed'))
  const bearingDegrees = readAmount(texts.get('course'))
  return {
    at,
    latitude,
    longitude,
    ...(speedMps !== undefined && { speedMps }),
    ...(bearingDegrees !== undefined && { bearingDegrees }),
  }
}

/** Its own messages start with the place, which the problem says anyway. */
const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message.replace(/^\d+:\d+: /, '') : String(error)
