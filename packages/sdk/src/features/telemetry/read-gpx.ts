import { SaxesParser } from 'saxes'
import type { GpsFix } from '../../nouns/driving/gps-fix'
import type { FileProblem, GpsFile } from './gps-file'
import { readGpsTime } from './read-gps-time'
import { readAmount, readNumber } from './read-number'
import { findXmlDamage } from './xml-damage'
import { type OpenElement, XmlStack } from './xml-stack'

interface TrackPoint {
  line: number
  latitude: number | undefined
  longitude: number | undefined
  /** Texts of its own elements, and of speed and course among its extensions, by name without prefix. */
  texts: Map<string, string>
}

/**
 * The track points of a GPX file (1.0 and 1.1); routes and waypoints are plans and no fixes. A point without a
 * position or a time is a problem, since nothing can say when the truck was there. Damaged XML is read up to the
 * damage, and the line is told on which it begins.
 */
export function readGpx(text: string): GpsFile {
  const points: TrackPoint[] = []
  const problems: FileProblem[] = []
  const parser = new SaxesParser()
  const stack = new XmlStack()
  // XML may not start with a blank line, but files do.
  const start = Math.max(0, text.search(/[^\s\uFEFF]/))
  const lineAt = (offset: number): number => (text.slice(0, offset).match(/\r\n|\r|\n/g)?.length ?? 0) + 1
  const linesBefore = lineAt(start) - 1
  let point: (TrackPoint & { element: OpenElement }) | null = null
  let tagLine = 1
  /** Where what was last read ends: behind it stands what can't be read. */
  let readTo = start
  const done = (): void => {
    readTo = start + parser.position
  }
  parser.on('opentagstart', () => {
    tagLine = linesBefore + parser.line
  })
  parser.on('opentag', ({ name, attributes }) => {
    done()
    const element = stack.open(name, attributes, tagLine)
    if (element.local !== 'trkpt' || !stack.isOfRoot(element) || point !== null) return
    const [latitude, longitude] = [readNumber(attributes.lat), readNumber(attributes.lon)]
    point = { element, line: tagLine, latitude, longitude, texts: new Map() }
  })
  const take = (content: string): void => {
    const name = point === null ? undefined : told(stack.above(point.element), point.element, point.texts)
    if (name !== undefined) point?.texts.set(name, (point.texts.get(name) ?? '') + content)
  }
  parser.on('text', take)
  parser.on('cdata', content => {
    done()
    take(content)
  })
  for (const other of ['comment', 'processinginstruction', 'doctype', 'xmldecl'] as const)
    parser.on(other, done)
  let closed: OpenElement | undefined
  parser.on('closetag', () => {
    done()
    closed = stack.close()
    if (point === null || closed !== point.element) return
    points.push(point)
    point = null
  })
  try {
    parser.write(text.slice(start)).close()
  } catch (error) {
    // Without a handler of its own the parser throws at the first damage.
    const stop = { message: messageOf(error), readTo, stoppedAt: start + parser.position }
    const { at, message } = findXmlDamage(text, stop)
    const unclosed =
      at === undefined ? stack.lastOpen() : unclosedElement(text.slice(at, at + 200), closed, stack)
    const line = unclosed?.line ?? lineAt(at ?? text.length)
    problems.push({ line, message: `The XML is damaged: ${message}. What stands below is not read` })
  }
  return withFixes(points, problems)
}

/** The element whose closing tag is missing, where one around it is closed by `found`. */
function unclosedElement(
  found: string,
  closed: OpenElement | undefined,
  stack: XmlStack,
): OpenElement | undefined {
  const name = /^<\/([^\s<>]+)\s*>/.exec(found)?.[1]
  return name !== undefined && stack.has(name) ? closed : undefined
}

/**
 * Which value of the point a text belongs to, or undefined: only what stands in the point itself, in its namespace.
 * Speed and course stand among the extensions since GPX 1.1; the first of each counts.
 */
function told(
  [child, ...deeper]: readonly OpenElement[],
  point: OpenElement,
  texts: ReadonlyMap<string, string>,
): string | undefined {
  if (child === undefined || child.space !== point.space) return undefined
  if (deeper.length === 0) return child.local
  const name = deeper.at(-1)?.local
  const isTold = child.local === 'extensions' && (name === 'speed' || name === 'course') && !texts.has(name)
  return isTold ? name : undefined
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
  error instanceof Error ? error.message.replace(/^\d+:\d+: |\.$/g, '') : String(error)
