import type { Api } from './api'
import { type Client, type ClientOptions, createClient } from './contract/client'
import { wireCalls } from './generated/wire-calls'

export { ApiError, type ApiErrorCode } from './contract/api-error'
export type { CallOptions, Client, ClientOptions, WireCall } from './contract/client'
export type { Api } from './api'
export { endpointRoles } from './generated/endpoint-roles'

export type ApiClient = Client<Api>

/**
 * The product's API as typed functions, without zod at run time.
 *
 * @example
 * const api = createApiClient({ baseUrl: 'https://example.test/api', fetch, token })
 * const { campaigns } = await api.userCampaigns({ params: { userId: 4 } })
 */
export const createApiClient = (options: ClientOptions): ApiClient => createClient<Api>(wireCalls, options)
