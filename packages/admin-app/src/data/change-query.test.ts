import { EventEmitter, once } from 'node:events'
import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { changeQuery } from './change-query'

const key = ['threads']
const add = (name: string) => (names: string[]) => (names.includes(name) ? names : [...names, name])

/** A fetch that is under way until it is answered. */
function fetching(queries: QueryClient) {
  const answer = new EventEmitter()
  const queryFn = () => once(answer, 'names').then(([names]) => names as string[])
  const fetched = queries.fetchQuery({ queryKey: key, queryFn, retry: false })
  return {
    fetched,
    resolve: (names: string[]) => answer.emit('names', names),
    reject: (problem: Error) => answer.emit('error', problem),
  }
}

describe('a change of what is kept', () => {
  it('changes what is there, and nothing where nothing is', () => {
    const queries = new QueryClient()
    changeQuery(queries, key, add('Ana'))
    expect(queries.getQueryData(key)).toBeUndefined()
    queries.setQueryData(key, ['Bo'])
    changeQuery(queries, key, add('Ana'))
    expect(queries.getQueryData(key)).toEqual(['Bo', 'Ana'])
  })

  it('is made again on a first answer that was asked for before it', async () => {
    const queries = new QueryClient()
    const { fetched, resolve } = fetching(queries)
    changeQuery(queries, key, add('Ana'))
    changeQuery(queries, key, add('Cy'))
    resolve(['Bo'])
    await fetched
    expect(queries.getQueryData(key)).toEqual(['Bo', 'Ana', 'Cy'])
  })

  it('outlasts an answer that takes the place of what it changed', async () => {
    const queries = new QueryClient()
    queries.setQueryData(key, ['Bo'])
    const { fetched, resolve } = fetching(queries)
    changeQuery(queries, key, add('Ana'))
    expect(queries.getQueryData(key)).toEqual(['Bo', 'Ana'])
    resolve(['Bo', 'Di'])
    await fetched
    expect(queries.getQueryData(key)).toEqual(['Bo', 'Di', 'Ana'])
  })

  it('stays where the answer fails', async () => {
    const queries = new QueryClient()
    queries.setQueryData(key, ['Bo'])
    const { fetched, reject } = fetching(queries)
    changeQuery(queries, key, add('Ana'))
    reject(new Error('no server'))
    await expect(fetched).rejects.toThrow('no server')
    expect(queries.getQueryData(key)).toEqual(['Bo', 'Ana'])
  })
})
