import { CUTTING_RULE, type CutterState, type GpsFix, type PathCutter } from '@product/sdk/nouns/driving'

/** A moment of a truck's stream to which cutting can go back when a fix comes late. */
export interface CuttingMark {
  /** The instant (ms) up to which every stored fix was taken in. */
  at: number
  /** How many fixes lie between the mark before it and this one. */
  since: number
  cutter: CutterState
}

/** In order of time, at least one. */
export type SomeFixes = readonly [GpsFix, ...GpsFix[]]

/** So many fixes lie between two marks, or up to twice as many: a late one costs about that, however much is stored. */
export const MARK_EVERY = 500

/** What is stored was looked at when it came: none of it is in the future. */
export const STORED = { now: Number.POSITIVE_INFINITY }

/** Whether it was left by the rule that cuts today. */
export const isOurs = ({ cutter }: CuttingMark): boolean => cutter.ruleVersion === CUTTING_RULE.version

/** Takes fixes into a cutter and leaves marks on the way. `since` is how many fixes follow the mark before. */
export class MarkedWay {
  readonly marks: CuttingMark[] = []
  private halfway: CuttingMark | undefined

  /** Where others lie ahead a mark is left in the middle between two, else one would come beside another. */
  constructor(
    readonly cutter: PathCutter,
    private since: number,
    private readonly othersAhead = false,
  ) {}

  push(fix: GpsFix): void {
    this.cutter.push(fix)
    this.since += 1
    if (this.since < MARK_EVERY) return
    if (!this.othersAhead) this.leave(this.markAt(fix.at))
    else if (this.halfway === undefined) this.halfway = this.markAt(fix.at)
    else if (this.since >= 2 * MARK_EVERY) this.leave(this.halfway)
  }

  /** Where it has come to. What is closed by now is stored with this delivery, and not to be closed again. */
  markAt(at: number): CuttingMark {
    return { at, since: this.since, cutter: { ...this.cutter.state(), closed: [] } }
  }

  private leave(mark: CuttingMark): void {
    this.marks.push(mark)
    this.since -= mark.since
    this.halfway = undefined
  }
}

/** Whether the same paths come of both, whatever follows. */
export const isSameMoment = (one: CutterState, other: CutterState): boolean =>
  isAlike([one.ruleVersion, one.today, one.ending], [other.ruleVersion, other.today, other.ending])

/** Of plain JSON; what is undefined may be missing, as it is once the database has kept it. */
function isAlike(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other
  const theirs = new Map<string, unknown>(Object.entries(other))
  for (const [key, value] of Object.entries(one)) {
    if (!isAlike(value, theirs.get(key))) return false
    theirs.delete(key)
  }
  return [...theirs.values()].every(value => value === undefined)
}
