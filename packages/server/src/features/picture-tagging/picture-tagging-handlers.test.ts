import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { trucks } from '../../db/tables/fleet'
import { contacts, message_media } from '../../db/tables/messages'
import { picture_requests } from '../../db/tables/picture-reports'
import { truck_pictures } from '../../db/tables/pictures'
import type { ServerEvent } from '../../outside/events'
import { inProcessEvents } from '../../outside/events'
import { insertPictureHashes } from '../../nouns/pictures/picture-hash-store'
import { assign, storeCampaign } from '../../testing/stored-campaign'
import { fileName, storeUpload } from '../../testing/stored-fleet'
import { OTHER_PHONE, PHONE, storeMessage, storeVendor } from '../../testing/stored-messages'
import { type TestApp, testApp } from '../../testing/test-app'

const PDQ = 'f8f8f0cee0f4a84f06370a22038f63f0b36e2ed596621e1d33e6b39c4e9c9b22'

let app: TestApp
let api: Awaited<ReturnType<TestApp['loginAs']>>['api']
let told: ServerEvent[]
let vendor: number
let campaign: number

beforeEach(async () => {
  const events = inProcessEvents()
  told = []
  events.subscribe(event => told.push(event))
  app = await testApp({ events })
  api = (await app.loginAs(5)).api
  vendor = await storeVendor(app)
  campaign = await storeCampaign(app)
})

async function storeTruckOf(vendorId: number, name: string, campaignId = campaign): Promise<number> {
  const [truck] = await app.db.insert(trucks).values({ name, vendor_id: vendorId }).returning()
  const id = truck?.truck_id ?? 0
  await assign(app, campaignId, id, { campaign_display_name: `Soda ${campaignId}` })
  return id
}

/** A picture that came by text; its address. */
async function receivePicture(digit: string, phone = PHONE): Promise<string> {
  const name = fileName(digit)
  await storeUpload(app, name)
  const message_id = await storeMessage(app, { phone_number: phone, num_media: 1, body: '' })
  await app.db
    .insert(message_media)
    .values({ message_id, position: 0, state: 'stored', file_name: name, small_file_name: name })
  await insertPictureHashes(app.db, [
    {
      fileName: name,
      hash: { sha256: digit.repeat(64), pdq: PDQ, quality: 100 },
      vendorId: vendor,
      at: app.clock.now(),
    },
  ])
  app.clock.forward(1)
  return `/media/${name}`
}

const approvedOf = async (truckId: number): Promise<(boolean | null)[]> =>
  (
    await app.db
      .select()
      .from(truck_pictures)
      .where(eq(truck_pictures.truck_id, truckId))
      .orderBy(truck_pictures.truck_picture_id)
  ).map(({ approved }) => approved)

describe('a tag', () => {
  it('says which truck a picture shows, on which campaign, from which side, and who said so', async () => {
    const truck_id = await storeTruckOf(vendor, 'Box')
    const image_url = await receivePicture('1')
    const body = { truck_id, image_url, vendor_id: vendor, campaign_name: 'Soda', side: 'back' as const }
    await api.tagPicture({ body })
    const { tag } = await api.pictureTags({ query: { url: image_url } })
    expect(tag).toMatchObject([
      { truck_name: 'Box', campaign_name: 'Soda', side: 'back', month: '2026-05', user_name: 'Person 1' },
    ])
    const { tagged_pictures } = await api.taggedTruckPictures({ query: { truck_id } })
    expect(tagged_pictures.map(({ month, pictures }) => [month, pictures[0]?.img_url])).toEqual([
      ['2026-05', image_url],
    ])
  })

  it('that is given twice is one, and the later one says the side', async () => {
    const truck_id = await storeTruckOf(vendor, 'Box')
    const image_url = await receivePicture('1')
    await api.tagPicture({ body: { truck_id, image_url, campaign_name: 'Soda' } })
    const { tag } = await api.tagPicture({ body: { truck_id, image_url, side: 'front' } })
    expect(tag.map(({ campaign_name, side }) => [campaign_name, side])).toEqual([['Soda', 'front']])
  })

  it('names a truck of whoever sent the picture, whatever vendor the caller names', async () => {
    await storeTruckOf(vendor, 'Box')
    const other = await storeVendor(app, { name: 'Bay Haul', phone_num: OTHER_PHONE })
    const truck_id = await storeTruckOf(other, 'Van')
    const image_url = await receivePicture('1')
    for (const vendor_id of [other, vendor, -1, undefined]) {
      await expect(api.tagPicture({ body: { truck_id, image_url, vendor_id } })).rejects.toMatchObject({
        status: 422,
        issues: { truck_id: 'This truck belongs to another vendor.' },
      })
    }
  })

  it('fits either vendor where two have one number', async () => {
    const other = await storeVendor(app, { name: 'Bay Haul' })
    const image_url = await receivePicture('1')
    for (const owner of [vendor, other]) {
      const truck_id = await storeTruckOf(owner, `Truck of ${owner}`)
      expect((await api.tagPicture({ body: { truck_id, image_url, vendor_id: owner } })).tag).not.toEqual([])
    }
  })

  it.each(['/media/nothing.png', 'https://example.test/a.png', 'file:///etc/passwd'])(
    'needs a picture of ours, not %s',
    async image_url => {
      const truck_id = await storeTruckOf(vendor, 'Box')
      await expect(api.tagPicture({ body: { truck_id, image_url } })).rejects.toMatchObject({ status: 422 })
      expect(await api.pictureTags({ query: { url: image_url } })).toEqual({ tag: [] })
    },
  )

  it('is taken off again', async () => {
    const truck_id = await storeTruckOf(vendor, 'Box')
    const image_url = await receivePicture('1')
    const { tag } = await api.tagPicture({ body: { truck_id, image_url } })
    const params = { id: tag[0]?.truck_picture_id ?? 0 }
    expect(await api.untagPicture({ params })).toEqual({ tag: [] })
    await expect(api.untagPicture({ params })).rejects.toMatchObject({ status: 404 })
  })

  it('stands beside the picture in its thread', async () => {
    const truck_id = await storeTruckOf(vendor, 'Box')
    const [first, second] = [await receivePicture('1'), await receivePicture('2')]
    await api.tagPicture({ body: { truck_id, image_url: second } })
    const { chat } = await api.chat({ params: { phone: PHONE } })
    expect(chat.flatMap(({ media }) => media.map(one => [one.url, one.is_duplicate, one.tags]))).toEqual([
      [first, false, 0],
      [second, true, 1],
    ])
  })
})

describe('a truck on a campaign', () => {
  const trucksOf = async () =>
    (await api.campaignTrucksOfVendor({ query: { vendor_id: vendor } })).campaignTrucks

  it('has no status until someone decides, and then one that is changed in place', async () => {
    const truck_id = await storeTruckOf(vendor, 'Box')
    expect(await trucksOf()).toMatchObject([
      { campaign_display_name: 'Summer Tour', status_id: null, status_value: null, pictures: 0 },
    ])
    const first = await api.decideCampaignTruck({
      body: { truck_id, campaign_id: campaign, status_value: 0 },
    })
    expect(first).toMatchObject({ campaignTruck: { status_value: 0 }, all_approved: false })
    const status_id = first.campaignTruck.status_id ?? 0
    const changed = await api.changeCampaignTruck({ body: { status_id, status_value: 1 } })
    expect(changed).toMatchObject({ campaignTruck: { status_id, status_value: 1 }, all_approved: true })
    const again = await api.decideCampaignTruck({
      body: { truck_id, campaign_display_name: `Soda ${campaign}`, status_value: 1 },
    })
    expect(again.campaignTruck.status_id).toBe(status_id)
  })

  it('is refused in plain words where the vendor can be none', async () => {
    const asked = api.campaignTrucksOfVendor({ query: { vendor_id: -1 } })
    await expect(asked).rejects.toMatchObject({ status: 400, message: 'There is nothing with this id.' })
  })

  it('is not decided under the name of another vendor', async () => {
    const truck_id = await storeTruckOf(vendor, 'Box')
    const other = await storeVendor(app, { name: 'Rigel', phone_num: OTHER_PHONE })
    const body = { truck_id, campaign_id: campaign, status_value: 1 as const }
    await expect(api.decideCampaignTruck({ body: { ...body, vendor_id: other } })).rejects.toMatchObject({
      status: 422,
      issues: { vendor_id: 'This truck belongs to another vendor.' },
    })
    expect(await trucksOf()).toMatchObject([{ status_value: null }])
    const decided = await api.decideCampaignTruck({ body: { ...body, vendor_id: vendor } })
    expect(decided).toMatchObject({ campaignTruck: { status_value: 1 } })
  })

  it('is decided for the month of Los Angeles, and its pictures of that month with it', async () => {
    const truck_id = await storeTruckOf(vendor, 'Box', await storeCampaign(app, { end_date: '2026-12-31' }))
    const image_url = await receivePicture('1')
    await api.tagPicture({ body: { truck_id, image_url, month: '2026-04' } })
    await api.tagPicture({ body: { truck_id, image_url } })
    const [truck] = await trucksOf()
    const body = { truck_id, campaign_id: truck?.campaign_id ?? 0, status_value: 1 as const }
    expect(await api.decideCampaignTruck({ body })).toMatchObject({ all_approved: true })
    expect(await approvedOf(truck_id)).toEqual([null, true])
    // One that comes later in the month is of an approved truck.
    await api.tagPicture({ body: { truck_id, image_url: await receivePicture('2') } })
    expect(await approvedOf(truck_id)).toEqual([null, true, true])
    await api.decideCampaignTruck({ body: { ...body, status_value: 0 } })
    expect(await approvedOf(truck_id)).toEqual([null, false, false])
    app.clock.current = new Date('2026-06-01T07:00:00.000Z')
    api = (await app.loginAs(5)).api
    await api.tagPicture({ body: { truck_id, image_url: await receivePicture('3') } })
    expect(await approvedOf(truck_id)).toEqual([null, false, false, null])
  })

  it('leads its thread out of the Pictures tab once it was the last to be approved', async () => {
    const list = [await storeTruckOf(vendor, 'Box'), await storeTruckOf(vendor, 'Van')]
    for (const phone_number of [PHONE, OTHER_PHONE]) {
      await storeMessage(app, { phone_number })
      await app.db.update(contacts).set({ is_pictures: true }).where(eq(contacts.phone_number, phone_number))
    }
    const flagged = async () =>
      (await api.chats({ params: { type: 'pictures' } })).chats.map(({ phone_number }) => phone_number).sort()
    const answers = []
    for (const truck_id of list) {
      // The number of somebody else is no reason to touch that thread.
      const body = { truck_id, campaign_id: campaign, status_value: 1 as const, phone_number: OTHER_PHONE }
      answers.push((await api.decideCampaignTruck({ body })).all_approved, await flagged())
    }
    expect(answers).toEqual([false, [PHONE, OTHER_PHONE].sort(), true, [OTHER_PHONE]])
    expect(told).toMatchObject([
      { name: 'threadStatusUpdated', payload: { phone_number: PHONE, flags: { is_pictures: false } } },
    ])
  })

  it('two that are approved at once are all of them', async () => {
    const list = [await storeTruckOf(vendor, 'Box'), await storeTruckOf(vendor, 'Van')]
    const answers = await Promise.all(
      list.map(truck_id =>
        api.decideCampaignTruck({ body: { truck_id, campaign_id: campaign, status_value: 1 } }),
      ),
    )
    expect(answers.filter(({ all_approved }) => all_approved)).toHaveLength(1)
  })

  it('has to be on the campaign today', async () => {
    const over = await storeCampaign(app, {
      start_date: '2026-03-01T00:00:00.000Z',
      end_date: '2026-03-31T23:59:59.999Z',
    })
    const truck_id = await storeTruckOf(vendor, 'Box', over)
    expect(await trucksOf()).toEqual([])
    await expect(
      api.decideCampaignTruck({ body: { truck_id, campaign_id: over, status_value: 1 } }),
    ).rejects.toMatchObject({ status: 422 })
    await expect(api.changeCampaignTruck({ body: { status_id: 99, status_value: 1 } })).rejects.toMatchObject(
      { status: 404 },
    )
  })
})

it('a picture is told what it is a duplicate of, until someone says that it is not', async () => {
  const [first, second] = [await receivePicture('1'), await receivePicture('2')]
  const { duplicates } = await api.pictureDuplicates({ query: { url: second } })
  expect(duplicates).toMatchObject([
    { duplicate_with: first, kind: 'look_alike', confidence_level: 100, vendor_name: 'Alvarez Freight' },
  ])
  const body = { image_url: first, other_image_url: second }
  await api.tellPicturesApart({ body })
  expect(await api.pictureDuplicates({ query: { url: second } })).toEqual({ duplicates: [] })
  await expect(api.tellPicturesApart({ body: { ...body, other_image_url: first } })).rejects.toMatchObject({
    status: 422,
  })
})

it('the board says of each truck of a month what was asked, what came and what was approved', async () => {
  const [box, van] = [await storeTruckOf(vendor, 'Box'), await storeTruckOf(vendor, 'Van')]
  const asked = new Date('2026-05-02T16:00:00.000Z')
  await app.db.insert(picture_requests).values({
    vendor_id: vendor,
    month: '2026-05',
    first_requested_at: asked,
    last_requested_at: asked,
  })
  const front = await receivePicture('1')
  await receivePicture('2')
  await api.tagPicture({ body: { truck_id: box, image_url: front, side: 'front' } })
  await api.tagPicture({ body: { truck_id: van, image_url: front } })
  await api.decideCampaignTruck({ body: { truck_id: box, campaign_id: campaign, status_value: 1 } })
  const { month, trucks: rows } = await api.pictureBoard({ query: {} })
  expect(month).toBe('2026-05')
  const none = { received: 0, approved: null }
  const shared = { vendor_id: vendor, requested_at: asked.toISOString(), untagged: 1, phone_number: PHONE }
  expect(rows).toMatchObject([
    {
      ...shared,
      truck_name: 'Box',
      approved: true,
      sides: { front: { received: 1, approved: true }, back: none },
    },
    {
      ...shared,
      truck_name: 'Van',
      approved: null,
      sides: { front: none, unsaid: { received: 1, approved: null } },
    },
  ])
  expect((await api.pictureBoard({ query: { month: '2026-06' } })).trucks).toEqual([])
})

it('a client may do none of it', async () => {
  const client = (await app.loginAs(4)).api
  await expect(client.pictureBoard({ query: {} })).rejects.toMatchObject({ status: 403 })
  await expect(client.campaignTrucksOfVendor({ query: { vendor_id: 1 } })).rejects.toMatchObject({
    status: 403,
  })
})
