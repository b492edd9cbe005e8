import { expect, it } from 'vitest'
import { sourceOfGroup } from './compose-source'
import { composeLink, readComposeStart } from './compose-start'

const source = sourceOfGroup({ kind: 'city', id: 'Long Beach', name: 'Long Beach', members: [] })

it('a link to compose carries a text and recipients along', () => {
  expect(readComposeStart(composeLink({ body: 'Hello', source }).state)).toEqual({ body: 'Hello', source })
})

it.each([null, undefined, 7, 'text', { body: 7 }, { source: {} }, { source: { key: 'a' } }])(
  'what is no start of a message is left where it is: %j',
  state => expect(readComposeStart(state)).toEqual({}),
)
