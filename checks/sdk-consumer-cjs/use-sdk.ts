// A stranger's CommonJS project on top of the packed sdk: the same doors through require.
import sdkApi = require('@product/sdk/api')
import sdkClient = require('@product/sdk/client')
import sdkTesting = require('@product/sdk/testing')
import sdkValues = require('@product/sdk/values')

const canned = sdkTesting.answer(sdkApi.api.userCampaigns, { campaigns: [] })
const client: sdkClient.ApiClient = sdkClient.createApiClient({
  baseUrl: 'https://example.test/api',
  fetch: async () => new Response(JSON.stringify(canned.body), { status: 200 }),
})

async function main(): Promise<void> {
  const { campaigns } = await client.userCampaigns({ params: { userId: 4 } })
  const names: string[] = campaigns.map(campaign => campaign.name)
  if (names.length > 0 || sdkValues.centsText(123456) !== '1,234.56') {
    throw new Error('The sdk does not do what it says.')
  }
}

void main()
