import type { ApiClient } from '@product/sdk/client'
import simpleRestProvider from 'ra-data-simple-rest'
import type { CreateParams, DataProvider, RaRecord } from 'ra-core'
import { createHttpClient, type Resources } from './http-client'

/**
 * react-admin's data provider over the SDK's client, for the resources that the features declare. A creation may name
 * an idempotency key as `meta.idempotencyKey`; ra-data-simple-rest drops `meta`, so that one call is made here.
 */
export function createDataProvider(api: ApiClient, resources: Resources): DataProvider {
  const httpClient = createHttpClient(api, resources)
  return {
    ...simpleRestProvider('', httpClient),
    async create<_Draft, Row extends RaRecord>(resource: string, { data, meta }: CreateParams) {
      const { json } = await httpClient(`/${resource}`, {
        method: 'POST',
        body: JSON.stringify(data),
        idempotencyKey: meta?.idempotencyKey,
      })
      // The caller names the type of its own resource's rows.
      return { data: json as Row }
    },
    supportAbortSignal: true,
  }
}
