import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { snapshot } from '../testing/test-database'
import { openPglite } from './pglite'
import { rawAnswer } from './raw-answer'

const MEGABYTE = 1_000_000

/** A query as the simple protocol has it. */
function query(text: string): Uint8Array {
  const bytes = new TextEncoder().encode(`Q....${text}\0`)
  new DataView(bytes.buffer).setUint32(1, bytes.length - 1)
  return bytes
}

function heldBytes(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().heapUsed
}

it('answers whole, and holds nothing of what it has answered', async () => {
  const database = await openPglite({ loadDataDir: await snapshot() })
  const asked = query(`select repeat('x', ${MEGABYTE})`)
  expect(new TextDecoder().decode(await rawAnswer(database, asked))).toContain('x'.repeat(MEGABYTE))
  const before = heldBytes()
  for (let times = 0; times < 40; times++) await rawAnswer(database, asked)
  expect(heldBytes() - before).toBeLessThan(10 * MEGABYTE)
  await database.close()
})
