import { DAY_MS } from '@product/sdk/values'
import { expect, it } from 'vitest'
import { listenedDatabase } from '../../testing/listened-database'
import { emptyDatabase } from '../../testing/test-database'
import { findKeptFrom, keepOnlyFrom } from './fix-retention-store'

const DAY = Date.UTC(2026, 10, 20)

it('an edge that is there already holds nobody up', async () => {
  const { db, statements } = await listenedDatabase()
  await emptyDatabase(db)
  await keepOnlyFrom(db, DAY)
  statements.length = 0
  for (const storedFrom of [DAY, DAY - DAY_MS]) await keepOnlyFrom(db, storedFrom)
  expect(statements.filter(text => text.includes('lock'))).toEqual([])
  expect(await findKeptFrom(db)).toBe(DAY + 2 * DAY_MS)
})
