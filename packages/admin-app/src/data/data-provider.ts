import type { ApiClient } from '@product/sdk/client'
import simpleRestProvider from 'ra-data-simple-rest'
import type { CreateParams, DataProvider, UpdateParams } from 'ra-core'
import { randomKey } from '../forms/random-key'
import { createHttpClient, type Resources } from './http-client'
import { createSendOnce } from './send-once'

/**
 * react-admin's data provider over the SDK's client, for the resources that the features declare. A creation may name
 * an idempotency key as `meta.idempotencyKey`, which ra-data-simple-rest drops; an update that is sent again after a lost
 * answer keeps its key by itself. So those two calls are made here.
 */
export function createDataProvider(api: ApiClient, resources: Resources): DataProvider {
  const httpClient = createHttpClient(api, resources)
  const create = async (resource: string, { data, meta }: CreateParams) => {
    const { json } = await httpClient(`/${resource}`, {
      method: 'POST',
      body: JSON.stringify(data),
      idempotencyKey: meta?.idempotencyKey,
    })
    return { data: json }
  }
  const sends = new Map<string, ReturnType<typeof createSendOnce>>()
  const update = async (resource: string, { id, data }: UpdateParams) => {
    const name = `/${resource}/${encodeURIComponent(id)}`
    const send = sends.get(name) ?? createSendOnce({ storage: undefined, name, makeKey: randomKey })
    sends.set(name, send)
    const { json } = await httpClient(name, {
      method: 'PUT',
      body: JSON.stringify(data),
      idempotencyKey: send.keyFor(data),
    })
    // The same again would be meant; and a name that is done with is not kept.
    sends.delete(name)
    return { data: json }
  }
  return {
    ...simpleRestProvider('', httpClient),
    // The caller names the type of its own resource's rows, as with every other method.
    create: create as DataProvider['create'],
    update: update as DataProvider['update'],
    supportAbortSignal: true,
  }
}
