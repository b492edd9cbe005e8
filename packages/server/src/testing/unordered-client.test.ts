import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isUnordered, UnorderedClient } from './unordered-client'

it.each([
  'select id from trucks',
  'select id from (select id from trucks order by id) kept',
  "select id from trucks where name = 'order by (x'",
  'with kept as (select id from trucks order by id) select id from kept',
  '(select id from trucks order by id) union all (select id from vans)',
  '-- order by nothing\n/* order\nby */ select id from trucks',
  'update trucks set name = $1 returning id',
  'DELETE FROM trucks RETURNING id',
])('any order: %s', text => expect(isUnordered(text)).toBe(true))

it.each([
  'select id from trucks order by id',
  'with kept as (select id from trucks) select id from kept\n ORDER\n  BY (id)',
  'insert into trucks (name) values ($1), ($2) returning id',
  'explain select id from trucks',
])('an order that holds: %s', text => expect(isUnordered(text)).toBe(false))

// Empty where tests are told to do without a server.
const connectionString = process.env.TEST_DATABASE_URL

describe.skipIf(!connectionString)('a client of PostgreSQL', () => {
  const client = new UnorderedClient({ connectionString })
  beforeAll(async () => void (await client.connect()))
  afterAll(() => client.end())

  const NUMBERS = 'select number from generate_series(1, 3) number'
  const numbers = ({ rows }: { rows: { number: number }[] }) => rows.map(({ number }) => number)

  it('answers rows in no order the other way round, and those in order as they are', async () => {
    expect(numbers(await client.query(NUMBERS))).toEqual([3, 2, 1])
    expect(numbers(await client.query({ text: NUMBERS, name: 'numbers' }))).toEqual([3, 2, 1])
    expect(numbers(await client.query(`${NUMBERS} order by number`))).toEqual([1, 2, 3])
  })

  it('does so to whoever calls back, too', async () => {
    const asked = (text: string) =>
      new Promise<number[]>((resolve, reject) => {
        client.query<{ number: number }>(text, [], (error, answer) =>
          error ? reject(error) : resolve(numbers(answer)),
        )
      })
    expect(await asked(NUMBERS)).toEqual([3, 2, 1])
    await expect(asked('select nothing')).rejects.toThrow('"nothing"')
  })

  it('leaves the answers of several statements alone', async () => {
    const answers: unknown = await client.query(`${NUMBERS}; select 4 as number`)
    expect((answers as { rows: { number: number }[] }[]).map(numbers)).toEqual([[1, 2, 3], [4]])
  })

  it('fails as any other', async () => {
    await expect(client.query('select nothing')).rejects.toMatchObject({ code: '42703' })
  })
})
