import { expect, it } from 'vitest'
import { todosOf } from '../../testing/todos-of'
import { clientsWithoutCredentials } from './credential-todos'

it('client users without credentials lead to their credentials page', async () => {
  const answers = {
    '/user/client-users': {
      clients: [
        { user_id: 11, user_name: 'Ann' },
        { user_id: 12, user_name: 'Bob' },
      ],
      rowCount: 2,
    },
    '/user/11/credential': { credentials: [] },
    '/user/12/credential': { credentials: [{ credential_id: 1 }] },
  }
  expect(await todosOf(clientsWithoutCredentials, answers)).toEqual([
    [11, 'credential_todos.none', undefined, '/advertise/user/11/credential', false],
  ])
})
