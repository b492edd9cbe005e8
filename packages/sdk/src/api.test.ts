import { expect, it } from 'vitest'
import { z } from 'zod'
import { api } from './api'
import type { Endpoints } from './contract/endpoint'

const endpoints: Endpoints = api

it('a change that names the version it was made on says what it is refused with, and no other call does', () => {
  const namesVersion = (name: string, { body }: Endpoints[string]) =>
    /^update|Edits$/.test(name) &&
    body !== undefined &&
    JSON.stringify(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })).includes('"version":')
  for (const [name, endpoint] of Object.entries(endpoints)) {
    expect([name, endpoint.stored !== undefined]).toEqual([name, namesVersion(name, endpoint)])
    if (endpoint.stored !== undefined) expect(endpoint.errors, name).toContain('conflict')
  }
})
