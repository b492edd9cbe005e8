import { KILLED_ACCOUNT } from '../packages/server/src/testing/dispatch-to'
import { countTaken, queueFor, sendKilled } from '../packages/server/src/testing/killed-dispatch'
import { startTwilioServer } from '../packages/server/src/testing/twilio-server'
import { benchDatabase } from './support/bench-database'
import type { Figure } from './support/measure'

const RECIPIENTS = 1000
const KILLS = 100
/** Messages that the carrier takes from one kill to the next, and how long after them: on average all of the send. */
const MOST_BETWEEN = 18
const LONGEST_MS = 60

/** Kills the sending process a hundred times in the middle of a send; what the carrier has is counted at the carrier. */
export async function run(): Promise<Figure[]> {
  const bench = await benchDatabase('haulboard_bench_killed')
  // So slow that kills fall between a question and its answer, too.
  const twilio = await startTwilioServer({ ...KILLED_ACCOUNT, answersAfterMs: 30, isQuiet: true })
  try {
    const phones = await queueFor(bench.db, RECIPIENTS)
    const kills = Array.from({ length: KILLS }, () => ({
      taken: Math.ceil(Math.random() * MOST_BETWEEN),
      afterMs: Math.random() * LONGEST_MS,
    }))
    await sendKilled(bench.db, { DATABASE_URL: bench.url }, twilio, kills)
    const { never, once, more } = countTaken(phones, twilio.messages)
    const left = (await bench.pool.query('select 1 from outbox')).rows.length
    return [
      {
        name: `${KILLS} kills (SIGKILL) at random moments of a send to ${RECIPIENTS}, every tenth answer of the carrier lost`,
        figure: `${once} got one message, ${never} none, ${more} more than one; ${left} still in the outbox`,
        bar: `${RECIPIENTS} one, 0 none, 0 more`,
        pass: once === RECIPIENTS && more === 0 && never === 0 && left === 0,
      },
    ]
  } finally {
    await twilio.close()
    await bench.close()
  }
}
