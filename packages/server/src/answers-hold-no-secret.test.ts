import { type Api, api as contract } from '@product/sdk/api'
import { monthDays } from '@product/sdk/nouns/payments'
import { type ApiClient, createApiClient } from '@product/sdk/client'
import { endpoint, type Endpoints } from '@product/sdk/contract'
import { BUSINESS_RULES } from '@product/sdk/business-rules'
import { DEFAULT_BRAND } from '@product/sdk/values'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { eq } from 'drizzle-orm'
import { createApp } from './app'
import { totpCode } from './values/totp'
import { bounding_boxes } from './db/tables/campaigns'
import { cutting_marks, day_lines, fix_archives, fix_retention, tracker_states } from './db/tables/driving'
import { truck_images, trucks, vendor_files, vendors } from './db/tables/fleet'
import {
  invoice_numbers,
  pay_period_exports,
  pay_period_lines,
  pay_periods,
  payment_schedules,
} from './db/tables/payments'
import { files } from './db/tables/files'
import {
  blasts,
  carrier_ids,
  contacts,
  message_group_members,
  message_groups,
  message_media,
  message_templates,
  messages,
  outbox,
  simulated_texts,
  status_callbacks,
} from './db/tables/messages'
import { placeholder_waypoint_bridges, route_process_days, route_processes } from './db/tables/placeholders'
import { picture_requests, truck_approvals } from './db/tables/picture-reports'
import { different_pictures, picture_hashes, truck_pictures } from './db/tables/pictures'
import { fix_list_items } from './db/tables/fix-list'
import {
  calendar_addresses,
  credentials,
  login_failures,
  recovery_codes,
  second_factors,
  users,
} from './db/tables/people'
import { archive_holds, audit_archives } from './db/tables/record-keeping'
import { removals } from './db/tables/removals'
import { openCipher, plainPasswords } from './demo/in-memory-app'
import type { AppParts } from './http/app-context'
import { implement } from './http/implement'
import { JsonText } from './http/json-text'
import { plugIn } from './http/plug-in'
import { inProcessEvents } from './outside/events'
import { bytesHasher } from './outside/picture-hasher'
import { knownPictures } from './nouns/pictures/known-pictures'
import { memoryFiles } from './outside/file-store'
import { textSheets } from './outside/sheet-writer'
import { straightWays } from './outside/straight-ways'
import { unprocessedImages } from './outside/image-intake'
import { drive } from './testing/driven-campaign'
import { fileName, storeFixItem, storePicture, storeSchedule, storeUpload } from './testing/stored-fleet'
import { addSecretColumn, SECRET, tablesWithoutSecret } from './testing/secret-column'
import {
  assign,
  MAY,
  SQUARE,
  storeCampaign,
  storePlaceholder,
  storeTruck,
  storeWaypointGroups,
  vehicle,
} from './testing/stored-campaign'
import { PHONE } from './testing/stored-messages'
import { TEST_PASSWORD, type TestApp, testApp } from './testing/test-app'
import { testDatabase } from './testing/test-database'
import { sha256 } from './values/tokens'

let removeSecret: () => Promise<void>
beforeAll(async () => {
  removeSecret = await addSecretColumn(await testDatabase())
})
afterAll(() => removeSecret())

const PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  sign => sign.charCodeAt(0),
)
const IMEI = '352099000000014'

/** A row in each table of vendors, trucks and payments. */
async function fillFleet(app: TestApp, vendor_id: number, truck_id: number) {
  const { db } = app
  const at = app.clock.now()
  await storeFixItem(app, truck_id)
  await storePicture(app, truck_id, '2026-05')
  const file_name = fileName('a')
  await storeUpload(app, file_name)
  await db.insert(vendor_files).values({ vendor_id, name: 'Paper', file_name, uploaded_at: at })
  await db.insert(truck_images).values({
    truck_id,
    file_name,
    small_file_name: file_name,
    original_file_name: file_name,
    content_hash: 'a'.repeat(64),
    width: 1,
    height: 1,
    upload_date: at,
  })
  await db.insert(tracker_states).values({ truck_id, fixed_at: at, delivered_at: at })
  await db.insert(cutting_marks).values({ truck_id, at, since: 0, state: {} })
  await db
    .insert(fix_retention)
    .values({ kept_from: new Date(0) })
    .onConflictDoNothing()
  await db.insert(fix_archives).values({ name: 'fixes_1970', to: new Date(0), parts: [] })
  await db.insert(archive_holds).values({ kind: 'log', held_until: new Date(0) })
  await db.insert(audit_archives).values({ file: 'a.gz', lines: 1, from: new Date(0), to: new Date(0) })
  const month = '2025-04'
  await db.insert(pay_periods).values({ month, closed_at: at, closed_by: 'Somebody' })
  await db.insert(pay_period_lines).values({ month, payment_schedule_id: 1, line: {} })
  await db.insert(invoice_numbers).values({ month, vendor_id, number: 1 })
  await db.insert(pay_period_exports).values({ month, exported_at: at, exported_by: 'Somebody', bills: [] })
}

/** A row in each table of messages, of pictures and of what they prove. */
async function fillMessages(
  { db }: TestApp,
  at: { vendorId: number; truckId: number; campaignId: number; file: string; other: string },
) {
  const now = new Date()
  const message_id = 1_000_000
  const [file_name, other_file_name] = [at.file, at.other]
  await db.update(vendors).set({ phone_num: PHONE }).where(eq(vendors.vendor_id, at.vendorId))
  await db.insert(contacts).values({
    phone_number: PHONE,
    is_read: false,
    last_message_id: message_id,
    last_message_at: now,
    created_at: now,
  })
  await db
    .insert(blasts)
    .values({ blast_id: 1_000_000, body: 'Hello', total: 1, left_out: [], created_at: now })
  const dates = { at: now, created_at: now }
  await db.insert(messages).values([
    {
      message_id,
      phone_number: PHONE,
      direction: 'inbound',
      body: 'Here',
      status: 'received',
      num_media: 1,
      ...dates,
    },
    {
      message_id: message_id + 1,
      phone_number: PHONE,
      direction: 'outbound',
      body: 'Thanks',
      status: 'failed',
      blast_id: 1_000_000,
      ...dates,
    },
    {
      message_id: message_id + 2,
      phone_number: PHONE,
      direction: 'outbound',
      body: 'Later',
      status: 'scheduled',
      schedule_sid: 'later',
      scheduled_for: new Date(now.getTime() + 86_400_000),
      ...dates,
    },
  ])
  await db.insert(carrier_ids).values({ provider_sid: 'SM3', message_id: message_id + 1 })
  await db
    .insert(message_media)
    .values({ message_id, position: 0, state: 'stored', file_name, small_file_name: file_name })
  await db
    .insert(outbox)
    .values({ message_id: message_id + 2, send_key: 'once', due_at: new Date('2100-01-01') })
  await db.insert(carrier_ids).values({ provider_sid: 'SM1', message_id: message_id + 1 })
  await db
    .insert(status_callbacks)
    .values({ provider_sid: 'SM1', status: 'sent', fields: {}, received_at: now })
  const named = { created_at: now }
  await db
    .insert(message_templates)
    .values({ template_id: 1_000_000, template_name: 'Hi', template_body: 'Hi!', ...named })
  await db.insert(message_groups).values({ group_id: 1_000_000, group_name: 'All', ...named })
  await db
    .insert(message_group_members)
    .values({ group_id: 1_000_000, phone_number: PHONE, vendor_id: at.vendorId })
  await db.insert(simulated_texts).values({
    sid: 'SM2',
    phone_number: PHONE,
    direction: 'to_phone',
    body: 'Hello',
    media_urls: [],
    status: 'sent',
    to_report: [],
    created_at: now,
  })
  const hash = { sha256: 'a'.repeat(64), uploaded_at: now }
  await db.insert(picture_hashes).values([
    { file_name, ...hash },
    { file_name: other_file_name, ...hash },
  ])
  await db.insert(different_pictures).values({ file_name, other_file_name, said_at: now })
  await db.insert(truck_approvals).values({
    status_id: 1_000_000,
    truck_id: at.truckId,
    campaign_id: at.campaignId,
    status_value: 1,
    set_at: now,
  })
  await db.insert(picture_requests).values({
    vendor_id: at.vendorId,
    month: '2026-05',
    first_requested_at: now,
    last_requested_at: now,
  })
}

/** A row in every table but those that calls fill. */
async function fill(app: TestApp) {
  const { userId } = await app.loginAs(3)
  const client = await app.addUser({ privilege_id: 4, name: 'Acme Soda', company: 'Acme' })
  const colleague = await app.addUser({ privilege_id: 2 })
  await app.db.insert(second_factors).values({ user_id: colleague.user_id, secret: SECRET })
  await app.db.insert(recovery_codes).values({ user_id: colleague.user_id, code_hash: SECRET })
  const campaignId = await storeCampaign(app, { user_id: client.user_id })
  const other = await storeCampaign(app, { user_id: client.user_id, name: 'Other' })
  const truckId = await storeTruck(app, 'Box')
  const free = await storeTruck(app, 'Free')
  const spare = await storeTruck(app, 'Spare')
  const owners = await app.db.select().from(trucks).orderBy(trucks.truck_id)
  const [vendorId = 0, , spareVendor = 0] = owners.map(({ vendor_id }) => vendor_id ?? 0)
  await fillFleet(app, vendorId, truckId)
  await app.db.update(trucks).set({ telemetry_token_hash: sha256('secret') })
  await app.db.insert(trucks).values({ name: 'GPS', imei: IMEI, telemetry_token_hash: sha256('token') })
  const macro = await storePlaceholder(app, 'Loop', { is_macro: true })
  const repRoute = await storePlaceholder(app, 'Rep', { campaign_id: campaignId })
  const freePlaceholder = await storePlaceholder(app, 'Free')
  const [groupId = 0, freeGroupId = 0] = await storeWaypointGroups(app, ['Port', 'Airport'])
  const [bridge] = await app.db
    .insert(placeholder_waypoint_bridges)
    .values({ placeholder_id: repRoute, waypoint_group_id: groupId, position: 0 })
    .returning()
  const thirdCampaignId = await storeCampaign(app, { user_id: client.user_id, name: 'Third' })
  await storePlaceholder(app, 'Third', { campaign_id: thirdCampaignId })
  const [process] = await app.db
    .insert(route_processes)
    .values({
      campaign_id: other,
      campaign_name: 'Other',
      start_on: '2026-05-01',
      end_on: '2026-05-02',
      started_at: app.clock.now(),
      started_by: 'Somebody',
    })
    .returning()
  const processId = process?.route_process_id ?? 0
  await app.db.insert(route_process_days).values({
    route_process_id: processId,
    placeholder_id: repRoute,
    placeholder_name: 'Rep',
    day: '2026-05-01',
  })
  const assigned = await assign(app, campaignId, truckId)
  const mixed = await assign(app, campaignId, free, { macro_id: macro })
  for (const day of ['18', '19']) await drive(app, 'truck', truckId, `2026-05-${day}T15:00:00.000Z`)
  await drive(app, 'placeholder', macro, '2026-05-19T15:00:00.000Z')
  const [box] = await app.db
    .insert(bounding_boxes)
    .values({ campaign_id: campaignId, points: SQUARE })
    .returning()
  const [credential] = await app.db
    .insert(credentials)
    .values({ user_id: client.user_id, email: 'c@example.test' })
    .returning()
  // Not the client's, whose own go with the account.
  await app.db.insert(credentials).values({ user_id: userId, email: 'kept@example.test' })
  await app.db.insert(login_failures).values({ key: 'k', failures: 1, last_at: new Date() })
  await app.db
    .insert(day_lines)
    .values({ vehicle_kind: 'truck', vehicle_id: truckId, utc_day: '2026-05-18', made_from: 0, lines: '' })
  const file = { content_type: 'text/plain', bytes: 1, created_at: new Date() }
  const [seen, paper] = [`${'a'.repeat(64)}.jpg`, `${'b'.repeat(64)}.txt`]
  await app.db.insert(files).values([seen, paper].map(name => ({ ...file, name })))
  await app.db
    .insert(truck_pictures)
    .values({ truck_id: truckId, file_name: seen, month: '2026-05', tagged_at: new Date() })
  const [added] = await app.db
    .insert(vendor_files)
    .values({ vendor_id: 1, name: 'Lease', file_name: paper, uploaded_at: new Date() })
    .returning()
  await fillMessages(app, { vendorId, truckId, campaignId: other, file: seen, other: paper })
  const [schedule] = await app.db
    .insert(payment_schedules)
    .values({
      truck_id: truckId,
      vendor_id: 1,
      campaign_id: campaignId,
      monthly_rate_cents: 1,
      start_date: '2026-05-01',
      end_date: '2026-05-31',
    })
    .returning()
  const [fixListItem] = await app.db
    .insert(fix_list_items)
    .values({
      truck_id: truckId,
      description: 'Torn',
      date_identified: '2026-05-01',
      target_close_date: '2026-05-20',
      product_owner_id: userId,
    })
    .returning()
  const scheduleId = schedule?.payment_schedule_id ?? 0
  // Not the one whose schedule a call deletes.
  const removed = await storeSchedule(app, truckId, { start_date: '2026-01-01', end_date: '2026-01-31' })
  await app.db.insert(removals).values({
    payment_schedule_id: removed,
    removal_complete: true,
    removed_date: '2026-01-31',
    changed_at: new Date(),
  })
  await app.db
    .insert(calendar_addresses)
    .values({ user_id: colleague.user_id, token_hash: 'h', created_at: new Date() })
  return {
    owner: userId,
    fixListItem: fixListItem?.truck_problem_id ?? 0,
    user: colleague.user_id,
    client: client.user_id,
    email: client.email,
    campaignId,
    other,
    truckId,
    vendorId,
    spare,
    spareVendor,
    free,
    macro,
    repRoute,
    freePlaceholder,
    groupId,
    freeGroupId,
    bridgeId: bridge?.placeholder_waypoint_bridge_id ?? 0,
    processId,
    thirdCampaignId,
    assigned,
    mixed,
    boxId: box?.bounding_box_id ?? 0,
    paperId: added?.file_id ?? 0,
    credentialId: credential?.credential_id ?? 0,
    scheduleId,
    picture: `/media/${seen}`,
    otherPicture: `/media/${paper}`,
  }
}

type Filled = Awaited<ReturnType<typeof fill>>

/** Every call of the contract as the role that may, in an order in which each has something to answer. */
function callsOf(
  api: ApiClient,
  device: ApiClient,
  at: Filled,
  clock: TestApp['clock'],
): { [Name in keyof Api]: () => Promise<unknown> } {
  const ofCampaign = { params: { campaignId: at.campaignId } }
  const edited = { params: { id: at.campaignId } }
  const ofVendor = { params: { id: at.vendorId } }
  const ofTruck = { params: { id: at.truckId } }
  const ofUser = { params: { userId: at.client } }
  const person = { name: 'New', password: 'a long enough phrase' }
  const fields = { name: 'Again', user_id: at.client, ...MAY }
  const plan = {
    name: 'Route',
    num_stops: 4,
    min_mileage: 20,
    max_mileage: 40,
    min_impressions: 100,
    max_impressions: 200,
  }
  const fix = { id: IMEI, token: 'token', lat: '34.05', lon: '-118.24' }
  const parts = {
    trucks: { added: [{ ...vehicle, truck_id: at.free }] },
    bounding_boxes: { added: [{ points: SQUARE }] },
  }
  const ofPhone = { params: { phone: PHONE } }
  const blastBody = { body: 'Hello', recipients: [{ phone_number: PHONE }] }
  const template = { template_name: 'A', template_body: 'B' }
  const group = { group_name: 'A', group_numbers: [PHONE] }
  // The clock of the app stands in May 2026.
  const schedule = '2026-05-21T17:00:00.000Z'
  const idempotencyKey = 'once'
  const april = { params: { month: '2026-04' } }
  const paid = { start_date: '2026-03-01', end_date: null, monthly_rate: 1000 }
  const close = async (month: string) => {
    const { first, last } = monthDays(month)
    const { lines_hash } = await api.payments({ query: { start_date: first, end_date: last } })
    return api.closePayPeriod({ params: { month }, body: { lines_hash } })
  }
  const query = { query: '', hitsPerPage: 10 }
  let recovery: string[] = []
  const withCode = () => ({ present_password: 'another long phrase', code: recovery[0] ?? '' })
  return {
    verify: () => api.verify(),
    accountSessions: () => api.accountSessions(),
    endOtherSessions: () => api.endOtherSessions(),
    endAccountSession: async () => {
      await api.login({ body: { email: 'person1@example.test', password: TEST_PASSWORD } })
      const { sessions } = await api.accountSessions()
      const other = sessions.find(({ is_current }) => !is_current)
      return api.endAccountSession({ params: { sessionId: other?.session_id ?? 0 } })
    },
    chatCounts: () => api.chatCounts({ params: { type: 'all' } }),
    chats: () => api.chats({ params: { type: 'all' } }),
    chat: () => api.chat(ofPhone),
    threadVendor: () => api.threadVendor(ofPhone),
    markStarred: () => api.markStarred({ body: { phone_number: PHONE } }),
    removeStarred: () => api.removeStarred(ofPhone),
    markRead: () => api.markRead(ofPhone),
    markUnread: () => api.markUnread(ofPhone),
    markAccounting: () => api.markAccounting(ofPhone),
    removeAccounting: () => api.removeAccounting(ofPhone),
    markPictures: () => api.markPictures(ofPhone),
    removePictures: () => api.removePictures(ofPhone),
    linkVendor: () => api.linkVendor({ ...ofPhone, body: { vendor_id: at.spareVendor } }),
    unblock: () => api.unblock(ofPhone),
    campaignTrucksOfVendor: () => api.campaignTrucksOfVendor({ query: { vendor_id: at.vendorId } }),
    decideCampaignTruck: () =>
      api.decideCampaignTruck({
        body: { truck_id: at.truckId, campaign_id: at.campaignId, status_value: 1 },
      }),
    changeCampaignTruck: async () => {
      const { campaignTrucks } = await api.campaignTrucksOfVendor({ query: { vendor_id: at.vendorId } })
      const status_id = campaignTrucks.find(truck => truck.status_id !== null)?.status_id ?? 0
      return api.changeCampaignTruck({ body: { status_id, status_value: 0 } })
    },
    pictureTags: () => api.pictureTags({ query: { url: at.picture } }),
    tagPicture: () =>
      api.tagPicture({ body: { truck_id: at.truckId, image_url: at.picture, month: '2026-03' } }),
    untagPicture: async () => {
      const { tag } = await api.pictureTags({ query: { url: at.picture } })
      return api.untagPicture({ params: { id: tag.at(-1)?.truck_picture_id ?? 0 } })
    },
    pictureDuplicates: () => api.pictureDuplicates({ query: { url: at.picture } }),
    tellPicturesApart: () =>
      api.tellPicturesApart({ body: { image_url: at.picture, other_image_url: at.otherPicture } }),
    pictureBoard: () => api.pictureBoard({ query: { month: '2026-05' } }),
    sendMessage: () => api.sendMessage({ body: { to: PHONE, body: 'Hello' } }),
    retryBlast: () => api.retryBlast({ params: { id: 1_000_000 } }),
    retryMessage: () => api.retryMessage({ params: { id: 1_000_001 } }),
    planBlast: () => api.planBlast({ body: blastBody }),
    sendBlast: () => api.sendBlast({ body: blastBody }),
    blast: () => api.blast({ params: { id: 1_000_000 } }),
    blasts: () => api.blasts(),
    uploadSmsMedia: async () => {
      const { uploaded_images } = await api.uploadSmsMedia({ body: { images: new File([PNG], 'side.png') } })
      await api.sendMessage({ body: { to: PHONE, media: uploaded_images } })
    },
    downloadMedia: async () => {
      const { chat } = await api.chat(ofPhone)
      const sent = chat.filter(({ direction }) => direction === 'outbound').flatMap(({ media }) => media)
      const encodedUrl = sent[0]?.url ?? ''
      return api.downloadMedia({ params: { encodedUrl } })
    },
    searchMessageVendors: () => api.searchMessageVendors({ params: { text: 'a' } }),
    templates: () => api.templates(),
    saveTemplate: () => api.saveTemplate({ body: template }),
    updateTemplate: () => api.updateTemplate({ params: { id: 1_000_000 }, body: template }),
    deleteTemplate: async () => {
      const added = await api.saveTemplate({ body: template })
      return api.deleteTemplate({ params: { id: added.template.id } })
    },
    campaignGroups: () => api.campaignGroups(),
    cityGroups: () => api.cityGroups(),
    customGroups: () => api.customGroups(),
    vendorsOnCampaignGroups: () => api.vendorsOnCampaignGroups(),
    createCustomGroup: () => api.createCustomGroup({ body: group }),
    updateCustomGroup: () => api.updateCustomGroup({ params: { id: 1_000_000 }, body: { group_name: 'B' } }),
    deleteCustomGroup: async () => {
      const added = await api.createCustomGroup({ body: group })
      return api.deleteCustomGroup({ params: { id: added.group.id } })
    },
    scheduledMessages: () => api.scheduledMessages(),
    updateScheduledMessage: () => api.updateScheduledMessage({ body: { sid: 'later', schedule } }),
    deleteScheduledMessage: async () => {
      const { message } = await api.sendMessage({ body: { to: PHONE, body: 'Later', schedule } })
      return api.deleteScheduledMessage({ params: { sid: message.sid ?? '' } })
    },
    pictureVendorsForReminder: () => api.pictureVendorsForReminder(),
    pictureVendors: () => api.pictureVendors(),
    addLastPictureBlastTimestamp: () =>
      api.addLastPictureBlastTimestamp({ body: { vendor_id: at.vendorId } }),
    login: () => api.login({ body: { email: at.email, password: TEST_PASSWORD } }),
    termsAccepted: () => api.termsAccepted({ params: { userId: at.owner } }),
    acceptTerms: () =>
      api.acceptTerms({ params: { userId: at.owner }, body: { has_accepted_terms_and_conditions: true } }),
    user: () => api.user(ofUser),
    teamUsers: () => api.teamUsers(),
    createTeamUser: () =>
      api.createTeamUser({ body: { ...person, email: 'n@example.test', privilege_id: 2 } }),
    osmandQuery: () => device.osmandQuery({ query: { ...fix, timestamp: '1779289200' } }),
    osmand: () => device.osmand({ body: { ...fix, timestamp: '1779289260' } }),
    traccar: () =>
      device.traccar({
        body: {
          position: { fixTime: 1779289320000, latitude: 34, longitude: -118 },
          device: { uniqueId: IMEI },
        },
      }),
    userCampaigns: () => api.userCampaigns(ofUser),
    campaignTruckCounts: () => api.campaignTruckCounts(ofUser),
    campaignRoutesSince: () =>
      api.campaignRoutesSince({ params: { campaignId: at.campaignId, timePeriod: '0' } }),
    campaignRoutes: () => api.campaignRoutes(ofCampaign),
    campaignAnalytics: () => api.campaignAnalytics(ofCampaign),
    campaignProvenance: () => api.campaignProvenance(ofCampaign),
    targetAreas: () => api.targetAreas(ofCampaign),
    updatePlaceholder: () => api.updatePlaceholder({ params: { id: at.repRoute }, body: { num_stops: 2 } }),
    placeholders: () => api.placeholders(),
    placeholder: () => api.placeholder({ params: { id: at.repRoute } }),
    createPlaceholder: () => api.createPlaceholder({ body: { ...plan, waypoint_ids: [[at.groupId, 0]] } }),
    waypointGroups: () => api.waypointGroups(),
    waypointGroup: () => api.waypointGroup({ params: { id: at.groupId } }),
    createWaypointGroup: () => api.createWaypointGroup({ body: { name: 'Port', addresses: ['90731'] } }),
    updateWaypointGroup: () =>
      api.updateWaypointGroup({ params: { id: at.groupId }, body: { name: 'Harbor' } }),
    placesOfAddresses: () => api.placesOfAddresses({ body: { addresses: ['90731'] } }),
    linkWaypointGroup: () =>
      api.linkWaypointGroup({ params: { id: at.macro, groupId: at.groupId }, body: { weighting: 40 } }),
    backdatePlaceholders: () =>
      api.backdatePlaceholders({
        body: { campaign_id: at.campaignId, start: '2026-05-01', end: '2026-05-02' },
      }),
    routeProcesses: () => api.routeProcesses(),
    routeProcessDays: () => api.routeProcessDays({ params: { id: at.processId } }),
    cancelRouteProcess: () => api.cancelRouteProcess({ params: { id: at.processId } }),
    backdatePlaceholdersByGet: () =>
      api.backdatePlaceholdersByGet({
        query: { campaign_id: at.thirdCampaignId, start: '2026-05-01', end: '2026-05-02' },
      }),
    routingCredits: () => api.routingCredits(),
    updateWaypointBridge: () =>
      api.updateWaypointBridge({ params: { bridgeId: at.bridgeId }, body: { weighting: 50 } }),
    deleteWaypointBridge: () => api.deleteWaypointBridge({ params: { bridgeId: at.bridgeId } }),
    deleteWaypointGroup: () => api.deleteWaypointGroup({ params: { id: at.freeGroupId } }),
    deletePlaceholder: () => api.deletePlaceholder({ params: { id: at.freePlaceholder } }),
    activeCampaigns: () => api.activeCampaigns(),
    inProductionCampaigns: () => api.inProductionCampaigns(),
    expiredCampaigns: () => api.expiredCampaigns(),
    openCampaigns: () => api.openCampaigns(),
    campaign: () => api.campaign(edited),
    campaignForEdit: () => api.campaignForEdit(edited),
    campaignTrucks: () => api.campaignTrucks(edited),
    runningCampaigns: () => api.runningCampaigns(),
    availableTrucks: () => api.availableTrucks({ query: { include_assigned: 'true' } }),
    namedCampaignTrucks: () => api.namedCampaignTrucks(),
    availablePlaceholders: () => api.availablePlaceholders(),
    createCampaign: () => api.createCampaign({ body: { ...fields, edits: parts }, idempotencyKey }),
    updateCampaign: () => api.updateCampaign({ ...edited, body: fields }),
    saveCampaignEdits: () =>
      api.saveCampaignEdits({ ...edited, body: { ...parts, fields: { name: 'More' } } }),
    addTargetArea: () => api.addTargetArea({ ...edited, body: { points: SQUARE } }),
    updateTargetArea: () =>
      api.updateTargetArea({ params: { id: at.boxId }, body: { points: SQUARE.slice(1) } }),
    addCampaignTruck: () =>
      api.addCampaignTruck({ params: { id: at.other, truckId: at.truckId }, body: vehicle }),
    updateCampaignTruck: () =>
      api.updateCampaignTruck({ params: { id: at.assigned }, body: { ...vehicle, avg_mileage: 70 } }),
    fixList: () => api.fixList(),
    fixListItem: () => api.fixListItem({ params: { id: at.fixListItem } }),
    createFixListItem: () =>
      api.createFixListItem({
        body: {
          truck_id: at.truckId,
          description: 'Torn',
          date_identified: '2026-05-01',
          target_close_date: '2026-05-20',
        },
      }),
    updateFixListItem: () =>
      api.updateFixListItem({ params: { id: at.fixListItem }, body: { product_owner: at.owner } }),
    vendorFixList: () => api.vendorFixList({ params: { id: at.vendorId } }),
    truckFixList: () => api.truckFixList({ params: { id: at.truckId } }),
    deleteFixListItem: () => api.deleteFixListItem({ params: { id: at.fixListItem } }),
    clientUsers: () => api.clientUsers(),
    allClientUsers: () => api.allClientUsers(),
    uploadPicture: () => api.uploadPicture({ body: { image: new File([PNG], 'face.png') } }),
    createClientUser: async () => {
      const { uploaded_image } = await api.uploadPicture({ body: { image: new File([PNG], 'face.png') } })
      return api.createClientUser({
        body: { ...person, email: 'p@example.test', userProfileUrl: uploaded_image },
      })
    },
    updateUser: () => api.updateUser({ params: { userId: at.user }, body: { name: 'Renamed' } }),
    credentials: () => api.credentials(ofUser),
    createCredential: () => api.createCredential({ ...ofUser, body: { email: 'd@example.test' } }),
    updateCredential: () =>
      api.updateCredential({ params: { credentialId: at.credentialId }, body: { email: 'e@example.test' } }),
    impersonate: () => api.impersonate({ body: { client_id: at.client, campaign_id: at.campaignId } }),
    impersonationTargets: () => api.impersonationTargets(),
    vendors: () => api.vendors(),
    driveTotals: () => api.driveTotals(),
    vendor: () => api.vendor(ofVendor),
    vendorTrucks: () => api.vendorTrucks(ofVendor),
    createVendor: () =>
      api.createVendor({
        body: { name: 'V', edits: { trucks: { added: [{ name: 'T' }] } } },
        idempotencyKey: 'vendor',
      }),
    updateVendor: () => api.updateVendor({ ...ofVendor, body: { name: 'W', ssn: '123-45-6789' } }),
    vendorForEdit: () => api.vendorForEdit(ofVendor),
    saveVendorEdits: () =>
      api.saveVendorEdits({
        ...ofVendor,
        body: { trucks: { updated: [{ truck_id: at.truckId, make: 'H' }] } },
      }),
    revealVendorNumbers: () => api.revealVendorNumbers(ofVendor),
    vendorTimeline: () => api.vendorTimeline(ofVendor),
    importFleet: () =>
      api.importFleet({ body: { file: new File(['Vendor,Truck\nNew,Box\n'], 'fleet.csv') } }),
    trucks: () => api.trucks(),
    truck: () => api.truck(ofTruck),
    createTruck: () => api.createTruck({ body: { name: 'T' } }),
    updateTruck: () => api.updateTruck({ ...ofTruck, body: { make: 'H' } }),
    truckTimeline: () => api.truckTimeline(ofTruck),
    truckImages: () => api.truckImages(ofTruck),
    addTruckImages: () =>
      api.addTruckImages({
        ...ofTruck,
        body: { images: [new File([PNG], 'side.png'), new File([PNG, '.'], 'back.png')] },
      }),
    deleteTruckImage: async () => {
      const { images } = await api.truckImages(ofTruck)
      return api.deleteTruckImage({ params: { imageId: images[0]?.truck_image_id ?? 0 } })
    },
    taggedTruckPictures: () => api.taggedTruckPictures({ query: { truck_id: at.truckId } }),
    uploadVendorFile: () => api.uploadVendorFile({ body: { file_data: new File(['W-9'], 'w9.txt') } }),
    addVendorFile: () =>
      api.addVendorFile({ body: { name: 'w9', vendor_id: 1, file_data: new File(['W-9'], 'w9.txt') } }),
    vendorFiles: () => api.vendorFiles({ params: { id: 1 } }),
    vendorFile: () => api.vendorFile({ params: { id: 1 } }),
    deleteVendorFile: () => api.deleteVendorFile({ params: { id: at.paperId } }),
    truckRoutes: () =>
      api.truckRoutes({ ...ofTruck, query: { start_date: '2026-05-01', end_date: '2026-05-31' } }),
    truckHistory: () => api.truckHistory(ofTruck),
    truckMileage: () =>
      api.truckMileage({ ...ofTruck, query: { start_active: '2026-05-01', end_active: '2026-05-31' } }),
    truckDailyMileage: () => api.truckDailyMileage({ ...ofTruck, query: { month: '2026-05' } }),
    truckTracker: () => api.truckTracker(ofTruck),
    setTruckTracker: () => api.setTruckTracker({ ...ofTruck, body: { imei: '352099000000099' } }),
    renewTrackerToken: () => api.renewTrackerToken(ofTruck),
    searchIndexes: () =>
      api.searchIndexes({
        body: {
          requests: ['vendors', 'trucks', 'payments', 'campaigns'].map(indexName => ({
            indexName,
            ...query,
          })),
        },
      }),
    searchIndex: () => api.searchIndex({ params: { indexName: 'campaigns' }, body: query }),
    searchAccess: () => api.searchAccess(),
    payments: () => api.payments({ query: { start_date: '2026-05-01', end_date: '2026-05-31' } }),
    unpaidTrucks: () => api.unpaidTrucks(),
    unassignedTrucks: () => api.unassignedTrucks(),
    printOrderTrucks: () => api.printOrderTrucks(),
    exportPrintOrder: () => api.exportPrintOrder({ body: { truckIds: [at.truckId] } }),
    installGuideTrucks: () => api.installGuideTrucks(),
    exportInstallGuide: () => api.exportInstallGuide({ body: { truckIds: [at.truckId] } }),
    truckPayments: () => api.truckPayments(ofTruck),
    vendorPayments: () => api.vendorPayments(ofVendor),
    addPayment: () => api.addPayment({ ...ofTruck, body: paid }),
    upcomingRemovals: () => api.upcomingRemovals(),
    completedRemovals: () => api.completedRemovals(),
    removalTotals: () => api.removalTotals(),
    removal: () => api.removal({ params: { id: at.scheduleId } }),
    uploadRemovalImage: () =>
      api.uploadRemovalImage({
        params: { id: at.scheduleId },
        body: { image: new File([PNG, '..'], 'off.png') },
      }),
    updateRemoval: () =>
      api.updateRemoval({
        params: { id: at.scheduleId },
        body: { removal_complete: true, removal_date: '2026-05-19', truncate_payment_schedule: true },
      }),
    calendar: () => api.calendar({ query: { start_date: '2026-05-01', end_date: '2026-05-31' } }),
    calendarAddress: () => api.calendarAddress(),
    renewCalendarAddress: () => api.renewCalendarAddress(),
    removeCalendarAddress: () => api.removeCalendarAddress(),
    updatePayment: () =>
      api.updatePayment({
        params: { id: at.truckId, psId: at.scheduleId },
        body: { ...paid, start_date: '2026-05-01' },
      }),
    exportPayPeriod: () => api.exportPayPeriod(april),
    payPeriodChanges: () => api.payPeriodChanges(april),
    // March stays closed, so that a table of lines is left.
    unclosedMonths: () => api.unclosedMonths(),
    closePayPeriod: async () => [await close('2026-03'), await close('2026-04')],
    reopenPayPeriod: () => api.reopenPayPeriod({ ...april, body: { reason: 'A wrong rate' } }),
    deletePayment: () => api.deletePayment({ params: { id: at.scheduleId } }),
    removeTargetArea: () => api.removeTargetArea({ params: { id: at.boxId } }),
    removeCampaignTruck: () => api.removeCampaignTruck({ params: { id: at.mixed } }),
    removePlaceholder: () => api.removePlaceholder({ params: { id: at.repRoute } }),
    deleteCampaign: () => api.deleteCampaign(edited),
    deleteTruck: () => api.deleteTruck({ params: { id: at.spare } }),
    deleteVendor: () => api.deleteVendor({ params: { id: at.spareVendor } }),
    deleteCredential: () => api.deleteCredential({ params: { credentialId: at.credentialId } }),
    resetSecondFactor: () => api.resetSecondFactor(ofUser),
    deleteUser: () => api.deleteUser(ofUser),
    activityLog: () => api.activityLog(),
    changePassword: () =>
      api.changePassword({ body: { present_password: TEST_PASSWORD, password: 'another long phrase' } }),
    secondFactor: () => api.secondFactor(),
    startSecondFactor: () => api.startSecondFactor({ body: { present_password: 'another long phrase' } }),
    confirmSecondFactor: async () => {
      const { secret } = await api.startSecondFactor({ body: { present_password: 'another long phrase' } })
      const on = await api.confirmSecondFactor({ body: { code: totpCode(secret, clock.now()) } })
      recovery = on.recovery_codes
      return on
    },
    newRecoveryCodes: async () => {
      const made = await api.newRecoveryCodes({ body: withCode() })
      recovery = made.recovery_codes
      return made
    },
    removeSecondFactor: () => api.removeSecondFactor({ body: withCode() }),
    logout: () => api.logout(),
  }
}

const endpoints: Endpoints = contract

/** The same call, made on a version that is no longer the stored one; undefined where that is nothing to a call. */
function overtaken(name: string, init: RequestInit | undefined): RequestInit | undefined {
  if (endpoints[name]?.stored === undefined || typeof init?.body !== 'string') return undefined
  return { ...init, body: JSON.stringify({ ...JSON.parse(init.body), version: 1_000_000 }) }
}

describe('a field that a store brings along by accident', () => {
  it('is on the wire of no call, though every row holds it', async () => {
    const app = await testApp()
    const at = await fill(app)
    const wire: [name: string, text: string][] = []
    const refusals: number[] = []
    let name = ''
    const client = (token: string) =>
      createApiClient({
        baseUrl: '/api',
        token,
        async fetch(url, init) {
          const stale = overtaken(name, init)
          if (stale) {
            const refused = await app.send(url, stale)
            refusals.push(refused.status)
            wire.push([`${name}, overtaken`, await refused.text()])
          }
          const response = await app.send(url, init)
          wire.push([name, `${JSON.stringify([...response.headers])} ${await response.clone().text()}`])
          return response
        },
      })
    const { token } = await app.loginAs(3)
    const { token: own } = await app
      .client()
      .login({ body: { email: 'person1@example.test', password: TEST_PASSWORD } })
    expect(token).not.toBe(own)
    // Out of the minutes in which no routes are generated.
    app.clock.forward(20)
    for (const [called, call] of Object.entries(callsOf(client(own), client('token'), at, app.clock))) {
      name = called
      await call()
    }
    expect(
      wire
        .filter(([, text]) => text.includes(SECRET))
        .map(([called, text]) => `${called} ${text.slice(text.indexOf(SECRET) - 200)}`),
    ).toEqual([])
    expect(await tablesWithoutSecret(app.db)).toEqual([])
    expect(new Set(refusals)).toEqual(new Set([409]))
    // A column more in every table, and every call once.
  })

  it('would be found: a call whose contract lets everything through gives it away', async () => {
    const app = await testApp()
    await app.addUser({ privilege_id: 4 })
    const call = { method: 'GET', access: 'any', summary: '' } as const
    const endpoints = {
      closed: endpoint({ ...call, path: '/closed', answer: z.object({ user_id: z.number() }) }),
      loose: endpoint({ ...call, path: '/loose', answer: z.looseObject({ user_id: z.number() }) }),
      text: endpoint({ ...call, path: '/text', answer: z.object({ user_id: z.number() }) }),
    }
    const found = async (db: AppParts['db']) => (await db.select().from(users))[0]!
    const implementations = implement(endpoints, {
      closed: ({ db }) => found(db),
      loose: ({ db }) => found(db),
      text: async ({ db }) => new JsonText(JSON.stringify(await found(db))),
    })
    const parts: AppParts = {
      db: app.db,
      clock: app.clock,
      passwords: plainPasswords,
      cipher: openCipher,
      files: memoryFiles(),
      images: unprocessedImages,
      sheets: textSheets,
      ...straightWays,
      events: inProcessEvents(),
      hasher: bytesHasher,
      knownPictures: knownPictures(),
      settings: { publicUrl: 'http://localhost', brand: DEFAULT_BRAND, rules: BUSINESS_RULES },
      log: () => {},
    }
    const planted = createApp(parts, plugIn([{ name: 'planted', handlers: implementations }], endpoints))
    const tells = async (path: string) => (await (await planted.request(path)).text()).includes(SECRET)
    expect([await tells('/api/closed'), await tells('/api/loose'), await tells('/api/text')]).toEqual([
      false,
      true,
      true,
    ])
  })
})
