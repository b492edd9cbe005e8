import type { Worker } from 'node:worker_threads'
import { inTurn } from '../values/in-turn'

export interface AskedThread<Answer> {
  open(): Worker
  /** How long an answer is waited for. */
  mostMs: number
  /** The answer where the thread died over the question, and where it took too long. */
  lost: Answer
  slow: Answer
}

/** Asks a thread one question after the other. It is opened by the first one, and replaced when it hangs or dies. */
export function askThread<Answer>({
  open,
  mostMs,
  lost,
  slow,
}: AskedThread<Answer>): (question: unknown) => Promise<Answer> {
  const queue = inTurn({ atOnce: 1 })
  let thread: Worker | undefined
  let take: (answer: Answer) => void = () => {}

  function start(): Worker {
    const started = open()
    function lose(): void {
      if (thread !== started) return
      thread = undefined
      take(lost)
    }
    started.on('message', answer => take(answer))
    started.on('error', lose)
    started.on('exit', lose)
    // Must not hold up a server that ends.
    started.unref()
    return started
  }

  function askNext(question: unknown): Promise<Answer> {
    return new Promise(resolve => {
      const timer = setTimeout(() => {
        const hanging = thread
        thread = undefined
        take(slow)
        void hanging?.terminate()
      }, mostMs)
      take = answer => {
        clearTimeout(timer)
        resolve(answer)
      }
      thread ??= start()
      thread.postMessage(question)
    })
  }

  return question => queue(() => askNext(question))
}
