import { expect, it } from 'vitest'
import { trucks } from '../../db/tables/fleet'
import { listenedDatabase } from '../../testing/listened-database'
import { testApp } from '../../testing/test-app'
import { sha256 } from '../../values/tokens'

it('a tracker’s next fix costs fewer than 13 statements, with the two around them, and writes no path anew', async () => {
  const { db, statements } = await listenedDatabase()
  const app = await testApp({ db })
  await app.db
    .insert(trucks)
    .values({ name: 'Box', imei: '352099000000014', telemetry_token_hash: sha256('secret') })
  const deliver = (minute: number) => {
    const query = `lat=${34 + minute * 0.005}&lon=-118.24&timestamp=${1779289200 + minute * 60}`
    return app.send(`/api/telemetry/osmand?id=352099000000014&token=secret&${query}`)
  }
  for (let minute = 0; minute < 10; minute++) await deliver(minute)
  statements.length = 0
  expect(await (await deliver(10)).json()).toEqual({ stored: 1, repeated: 0, unusable: {} })
  expect(statements.length + 2).toBeLessThan(13)
  const written = statements.flatMap(
    text => /^\s*(insert into|update|delete from) "?(\w+)"?/i.exec(text)?.[0].trim() ?? [],
  )
  expect(written.filter(text => /\W"?paths"?$/.test(text))).toEqual(['update paths'])
  expect(written.filter(text => text.startsWith('delete'))).toEqual([])
})
