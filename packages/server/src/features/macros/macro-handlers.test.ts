import { PLACEHOLDER_TEXTS } from '@product/sdk/nouns/placeholders'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { storeCampaign, storePlaceholder } from '../../testing/stored-campaign'
import { audit } from '../../db/tables/record-keeping'
import { testApp } from '../../testing/test-app'

describe('a placeholder', () => {
  it('is changed by what is sent; the rest stays', async () => {
    const app = await testApp()
    const { api } = await app.loginAs(3)
    const id = await storePlaceholder(app, 'Port', { max_mileage: 40, num_stops: 3 })
    const { updated_placeholder } = await api.updatePlaceholder({
      params: { id },
      body: { name: 'Harbour', min_mileage: 20, version: 1 },
    })
    expect(updated_placeholder).toMatchObject([
      { name: 'Harbour', min_mileage: 20, max_mileage: 40, num_stops: 3, version: 2 },
    ])
    expect(await app.db.select().from(audit).where(eq(audit.entity, 'placeholder'))).toMatchObject([
      { action: 'updated Rep Route Harbour', before: { name: 'Port' }, after: { name: 'Harbour' } },
    ])
  })

  it('of a stale version is refused with what is stored', async () => {
    const app = await testApp()
    const { api } = await app.loginAs(1)
    const id = await storePlaceholder(app, 'Port', { version: 4 })
    const call = api.updatePlaceholder({ params: { id }, body: { name: 'Harbour', version: 3 } })
    await expect(call).rejects.toMatchObject({ status: 409, stored: { name: 'Port', version: 4 } })
  })

  it('is refused with a minimum above the stored maximum', async () => {
    const app = await testApp()
    const { api } = await app.loginAs(1)
    const id = await storePlaceholder(app, 'Port', { max_mileage: 40 })
    const call = api.updatePlaceholder({ params: { id }, body: { min_mileage: 41 } })
    await expect(call).rejects.toMatchObject({ issues: { min_mileage: PLACEHOLDER_TEXTS.mileageOrder } })
  })

  it('can’t be taken from another campaign, nor put on one that there is not', async () => {
    const app = await testApp()
    const { api } = await app.loginAs(1)
    const [one, two] = [await storeCampaign(app), await storeCampaign(app)]
    const id = await storePlaceholder(app, 'Port', { campaign_id: one })
    const move = (campaign_id: number | null) =>
      api.updatePlaceholder({ params: { id }, body: { campaign_id } })
    await expect(move(two)).rejects.toMatchObject({
      status: 422,
      issues: { campaign_id: expect.any(String) },
    })
    expect((await move(null)).updated_placeholder[0]?.campaign_id).toBeNull()
    await expect(move(999)).rejects.toMatchObject({ issues: { campaign_id: 'This campaign was not found.' } })
    expect((await move(two)).updated_placeholder[0]?.campaign_id).toBe(two)
  })

  it('is for Administrators and Owners', async () => {
    const app = await testApp()
    const id = await storePlaceholder(app, 'Port')
    for (const role of [2, 4, 5]) {
      const { api } = await app.loginAs(role)
      await expect(api.updatePlaceholder({ params: { id }, body: {} })).rejects.toMatchObject({ status: 403 })
    }
    const { api } = await app.loginAs(3)
    await expect(api.updatePlaceholder({ params: { id: 999 }, body: {} })).rejects.toMatchObject({
      status: 404,
    })
  })
})
