import { expect, it } from 'vitest'
import { isUnordered } from './unordered-client'

it.each([
  'select id from trucks',
  'select id from (select id from trucks order by id) kept',
  "select id from trucks where name = 'order by (x'",
  'with kept as (select id from trucks order by id) select id from kept',
  'update trucks set name = $1 returning id',
  'DELETE FROM trucks RETURNING id',
])('any order: %s', text => expect(isUnordered(text)).toBe(true))

it.each([
  'select id from trucks order by id',
  'with kept as (select id from trucks) select id from kept\n ORDER BY (id)',
  'insert into trucks (name) values ($1), ($2) returning id',
])('an order that holds: %s', text => expect(isUnordered(text)).toBe(false))
