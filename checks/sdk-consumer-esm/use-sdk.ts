// A stranger's ES module on top of the packed sdk: every kind of door, with the types it promises.
import { api, openapi } from '@product/sdk/api'
import { type ApiClient, ApiError, createApiClient } from '@product/sdk/client'
import { fillPath } from '@product/sdk/contract'
import { answer } from '@product/sdk/testing'
import { centsText, type Sheet } from '@product/sdk/values'
import { writeXlsx } from '@product/sdk/xlsx'

const canned = answer(api.userCampaigns, { campaigns: [] })
const client: ApiClient = createApiClient({
  baseUrl: 'https://example.test/api',
  fetch: async () => new Response(JSON.stringify(canned.body), { status: 200 }),
})
const { campaigns } = await client.userCampaigns({ params: { userId: 4 } })
const names: string[] = campaigns.map(campaign => campaign.name)

// @ts-expect-error a call without its path parameter must not compile
void (() => client.userCampaigns({ params: {} }))

const sheet: Sheet<string> = { name: 'Names', columns: [{ header: 'Name', width: 20, value: name => name }] }
const target = { write: () => true, end: () => undefined }
// Its stream is one of Node's, which this project has no types of: that it compiles is all that is asked.
void (() => writeXlsx(target, sheet, names, { product: 'Test', made: 0 }))

const document = openapi(api, { title: 'Test', version: '1', baseUrl: '/api' })
const works =
  names.length === 0 &&
  centsText(123456) === '1,234.56' &&
  fillPath('/user/{userId}', { userId: 4 }) === '/user/4' &&
  JSON.stringify(document).includes('/user/{userId}/campaign') &&
  new ApiError('not_found', 'Not there').status === 404
if (!works) throw new Error('The sdk does not do what it says.')
