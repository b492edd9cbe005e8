import { Client, type ClientConfig } from 'pg'

/** What is outside of quotes, comments and brackets. */
function outermost(text: string): string {
  let inside = text.replace(/'[^']*'|--[^\n]*|\/\*.*?\*\//gs, ' ')
  for (let before = ''; before !== inside; ) {
    before = inside
    inside = inside.replace(/\([^()]*\)/g, ' ')
  }
  return inside.trim().toLowerCase()
}

/**
 * True where PostgreSQL may answer the rows in any order. Those of an insert come as they were given, in every version
 * that there is; of a plan the order is the plan.
 */
export function isUnordered(text: string): boolean {
  const statement = outermost(text)
  return !/^(insert|explain)\b/.test(statement) && !/\border\s+by\b/.test(statement)
}

interface Answer {
  rows: unknown[]
}
/** Several statements have several answers. */
type Answers = Answer | Answer[]
type Heard = (error: Error | null, answers?: Answers) => void
type Query = (...args: unknown[]) => unknown

const turned = (answers: Answers): Answers =>
  Array.isArray(answers) ? answers : Object.assign(answers, { rows: answers.rows.toReversed() })

/** The text of a query, or undefined of what answers in its own way, like a cursor. */
function textOf(asked: unknown): string | undefined {
  if (typeof asked === 'string') return asked
  const { text, submit } = asked as { text?: string; submit?: unknown }
  return submit === undefined ? text : undefined
}

/** Answers rows that nobody put in order the other way round, so that no test goes by where they happen to lie. */
export class UnorderedClient extends Client {
  constructor(config?: ClientConfig) {
    super(config)
    const query = this.query.bind(this) as Query
    const reversing: Query = (asked, ...others) => {
      const text = textOf(asked)
      if (text === undefined || !isUnordered(text)) return query(asked, ...others)
      const heard = others.at(-1)
      if (typeof heard !== 'function') return (query(asked, ...others) as Promise<Answers>).then(turned)
      const tell: Heard = (error, answers) => (heard as Heard)(error, answers && turned(answers))
      return query(asked, ...others.slice(0, -1), tell)
    }
    this.query = reversing as typeof this.query
  }
}
