import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Statement } from './serve-bare'

/** What a serving process is asked, by name. */
export interface Questions {
  /** Milliseconds of processor time that the process has used, by all its threads. */
  processorMs: { given: null; answer: number }
  /** Memory in MB after a collection of garbage. */
  memoryMb: { given: null; answer: number }
  /** What a bare server is to select for an address, one row as an array or an object. */
  serve: { given: { address: string; statements: Statement[]; rowMode?: 'array' }; answer: null }
}

type Question = keyof Questions

export type Answers = {
  [Name in Question]?: (
    given: Questions[Name]['given'],
  ) => Promise<Questions[Name]['answer']> | Questions[Name]['answer']
}

const ofProcess: Answers = {
  processorMs() {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  },
  memoryMb() {
    globalThis.gc?.()
    return process.memoryUsage().rss / 1_048_576
  },
}

/** Tells the parent that this process serves at `url`, and answers what it asks. */
export function answerParent(url: string, more: Answers = {}): void {
  const answers = { ...ofProcess, ...more }
  // Only `startServing` sends messages, one question each, with what belongs to it.
  process.on('message', async ({ name, given }: { name: Question; given: never }) => {
    process.send?.({ answer: await answers[name]?.(given) })
  })
  process.send?.({ url })
}

export interface Serving {
  url: string
  /** One question at a time. */
  ask<Name extends Question>(name: Name, given: Questions[Name]['given']): Promise<Questions[Name]['answer']>
  stop(): Promise<unknown>
}

/** A server in a process of its own: a script of this folder that calls `answerParent`. */
export async function startServing(
  script: string,
  databaseUrl: string,
  more: Record<string, string> = {},
): Promise<Serving> {
  const child = fork(fileURLToPath(new URL(script, import.meta.url)), {
    execArgv: ['--import', 'tsx', '--expose-gc'],
    env: { ...process.env, DATABASE_URL: databaseUrl, ...more },
  })
  const ended = once(child, 'exit')
  const next = async () => {
    const gone = ended.then(() => Promise.reject(new Error(`${script} has ended`)))
    const [message] = await Promise.race([once(child, 'message'), gone])
    // `answerParent` sends nothing else.
    return message as { url: string; answer: never }
  }
  const { url } = await next()
  return {
    url,
    async ask(name, given) {
      const answer = next()
      child.send({ name, given })
      return (await answer).answer
    },
    stop() {
      child.kill()
      return ended
    },
  }
}
