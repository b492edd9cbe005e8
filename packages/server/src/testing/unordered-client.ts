import { Client, type ClientConfig } from 'pg'

/** What is outside of brackets and quotes. */
function outermost(text: string): string {
  let inside = text.replace(/'[^']*'/g, '')
  for (let before = ''; before !== inside; ) {
    before = inside
    inside = inside.replace(/\([^()]*\)/g, '')
  }
  return inside.trim().toLowerCase()
}

/** True where PostgreSQL may answer the rows in any order: read, changed or removed, and no order asked for. */
export function isUnordered(text: string): boolean {
  const statement = outermost(text)
  const reads = /^(select|with)\b/.test(statement) && !/\border by\b/.test(statement)
  return reads || /^(update|delete)\b/.test(statement)
}

interface Answer {
  rows: unknown[]
}
type Heard = (error: Error | null, answer?: Answer) => void
type Query = (...args: unknown[]) => unknown

const turned = (answer: Answer): Answer => Object.assign(answer, { rows: answer.rows.toReversed() })

/** Answers rows that nobody put in order the other way round, so that no test goes by where they happen to lie. */
export class UnorderedClient extends Client {
  constructor(config?: ClientConfig) {
    super(config)
    const query = this.query.bind(this) as Query
    const reversing: Query = (asked, ...others) => {
      const { text } = typeof asked === 'string' ? { text: asked } : (asked as { text?: string })
      if (text === undefined || !isUnordered(text)) return query(asked, ...others)
      const heard = others.at(-1)
      if (typeof heard !== 'function') return (query(asked, ...others) as Promise<Answer>).then(turned)
      const tell: Heard = (error, answer) => (heard as Heard)(error, answer && turned(answer))
      return query(asked, ...others.slice(0, -1), tell)
    }
    this.query = reversing as typeof this.query
  }
}
