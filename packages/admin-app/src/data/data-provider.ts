import type { ApiClient } from '@product/sdk/client'
import simpleRestProvider from 'ra-data-simple-rest'
import type { CreateParams, DataProvider } from 'ra-core'
import { createHttpClient, type Resources } from './http-client'

/**
 * react-admin's data provider over the SDK's client, for the resources that the features declare. A creation may name
 * an idempotency key as `meta.idempotencyKey`; ra-data-simple-rest drops `meta`, so that one call is made here.
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
  return {
    ...simpleRestProvider('', httpClient),
    // The caller names the type of its own resource's rows, as with every other method.
    create: create as DataProvider['create'],
    supportAbortSignal: true,
  }
}
