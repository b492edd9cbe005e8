import { PICTURE_TEXTS } from '@product/sdk/nouns/files'
import { MOST_NOTES, REMOVAL_TEXTS } from '@product/sdk/nouns/removals'
import { PAY_PERIOD_TEXTS } from '@product/sdk/nouns/payments'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { files } from '../../db/tables/files'
import { removals } from '../../db/tables/removals'
import { idOf, payer } from '../../testing/payer'
import { storeCampaign, storeTruck } from '../../testing/stored-campaign'
import { fileName, storeUpload } from '../../testing/stored-fleet'

/** A truck that is paid until the end of May, and calls of its removal. */
async function remover(now?: string) {
  const { app, api, truck, add, close } = await payer(now)
  const id = idOf(await add())
  const of = { params: { id } }
  const read = async () => {
    const { removal } = await api.removal(of)
    const [found] = removal.rows
    if (!found) throw new Error('There is no removal')
    return found
  }
  const save = (body: object) => api.updateRemoval({ ...of, body: { removal_complete: false, ...body } })
  const complete = (removal_date: string, body: object = {}) =>
    save({ removal_complete: true, removal_date, truncate_payment_schedule: true, ...body })
  const endOf = async () => {
    const { payment_schedule } = await api.truckPayments({ params: { id: truck } })
    return payment_schedule.find(one => one.payment_schedule_id === id)?.end_date
  }
  const upcoming = async (query: object = {}) =>
    (await api.upcomingRemovals({ query })).upcoming_removals.map(({ removal_id }) => removal_id)
  const completed = async () =>
    (await api.completedRemovals()).completed_removals.map(({ removal_id }) => removal_id)
  return { app, api, truck, add, close, id, of, read, save, complete, endOf, upcoming, completed }
}

describe('an upcoming removal', () => {
  it('appears by itself when a schedule ends within 30 days or has ended', async () => {
    const { api, add, id, upcoming } = await remover()
    const truck = async (name: string) => (await api.createTruck({ body: { name } })).new_truck[0]?.truck_id
    const over = idOf(await add({ start_date: '2026-03-01', end_date: '2026-03-31' }, await truck('Over')))
    const last = idOf(await add({ end_date: '2026-06-19' }, await truck('Last')))
    await add({ end_date: '2026-06-20' }, await truck('Later'))
    await add({ end_date: null }, await truck('Endless'))
    expect(await upcoming({ sortBy: 'payment_schedule_end_date' })).toEqual([over, id, last])
    expect(await api.removalTotals()).toEqual({ upcoming: 3, overdue: 1, this_week: 0, completed: 0 })
  })

  it('is none where another schedule of the same truck and campaign goes on', async () => {
    const { add, app, upcoming } = await remover()
    const next = idOf(await add({ start_date: '2026-06-01', end_date: '2026-06-10', monthly_rate: 1200 }))
    expect(await upcoming()).toEqual([next])
    const campaign_id = await storeCampaign(app)
    const other = idOf(await add({ campaign_id, start_date: '2026-06-11', end_date: '2026-06-15' }))
    expect(await upcoming({ sortBy: 'payment_schedule_end_date' })).toEqual([next, other])
    expect(await upcoming({ search: 'summer' })).toEqual([other])
  })

  it('is one of two schedules that end together', async () => {
    const { add, id, upcoming } = await remover()
    const twin = idOf(await add({ monthly_rate: 300 }))
    expect(await upcoming()).toEqual([twin])
    expect(twin).toBeGreaterThan(id)
  })

  it('is found by vendor, plate or truck, in any case, and sorted both ways', async () => {
    const { app, api, add, id, upcoming } = await remover()
    const other = idOf(await add({}, await storeTruck(app, 'O’Hara 100%', '7XYZ999')))
    expect(await upcoming({ search: 'BOX 1 HAUL' })).toEqual([id])
    expect(await upcoming({ search: '7xyz' })).toEqual([other])
    expect(await upcoming({ search: '0%' })).toEqual([other])
    const accented = idOf(await add({}, await storeTruck(app, 'Peña')))
    expect(await upcoming({ search: 'PENA' })).toEqual([accented])
    await api.deletePayment({ params: { id: accented } })
    expect(await upcoming({ sortBy: 'truck_name', sortOrder: 'desc' })).toEqual([other, id])
    expect(await upcoming({ pageSize: 1, page: 1 })).toEqual([other])
  })
})

describe('marking a removal as done', () => {
  it('on the last paid day moves it to the completed and leaves the schedule alone', async () => {
    const { save, read, endOf, upcoming, completed, id } = await remover('2026-05-31T19:00:00Z')
    await save({ removal_complete: true, removed_date: '2026-05-31', removal_notes: '<i>clean</i>' })
    expect(await read()).toMatchObject({
      removal_complete: true,
      removed_date: '2026-05-31',
      removal_notes: '<i>clean</i>',
      restorable_end_date: null,
    })
    expect([await endOf(), await upcoming(), await completed()]).toEqual(['2026-05-31', [], [id]])
  })

  it('early changes nothing until that is confirmed', async () => {
    const { save, read, endOf } = await remover()
    const before = await read()
    const refused = save({ removal_complete: true, removal_date: '2026-05-18', removal_notes: 'Off.' })
    await expect(refused).rejects.toMatchObject({
      status: 409,
      issues: { truncate_payment_schedule: 'The payment schedule will end early by 13 days.' },
    })
    expect([await read(), await endOf()]).toEqual([before, '2026-05-31'])
  })

  it('early ends the schedule on that day, with a note, the money right and both on record', async () => {
    const { api, complete, read, endOf } = await remover()
    await complete('2026-05-18', { removal_notes: 'Off.' })
    expect((await read()).removal_notes).toBe(
      'Off.\n05/20/2026: The payment schedule was ended early. Old end date: 05/31/2026, new end date: 05/18/2026.',
    )
    expect(await endOf()).toBe('2026-05-18')
    const month = { start_date: '2026-05-01', end_date: '2026-05-31' }
    expect((await api.payments({ query: month })).total).toBe(58_065)
    const owner = await api.payments({ query: month })
    expect(owner.payment_schedules[0]?.not_ready.map(({ reason }) => reason)).not.toContain('removed-early')
  })

  it('is told where a truck is paid past the day on which its artwork came off', async () => {
    const { api, truck, id, complete } = await remover()
    await complete('2026-05-18')
    await api.updatePayment({ params: { id: truck, psId: id }, body: { end_date: '2026-05-25' } })
    const { payment_schedules } = await api.payments({
      query: { start_date: '2026-05-01', end_date: '2026-05-31' },
    })
    expect(payment_schedules[0]?.not_ready).toContainEqual({
      reason: 'removed-early',
      removedOn: '2026-05-18',
      days: 7,
    })
  })

  it.each([
    ['2026-04-30', 'The removal date must not be before the payment schedule starts (05/01/2026).'],
    ['2026-05-21', REMOVAL_TEXTS.inFuture],
    ['', REMOVAL_TEXTS.noDate],
    ['2026-02-30', REMOVAL_TEXTS.noDate],
  ])('is refused on %s', async (day, text) => {
    const { complete, endOf, read } = await remover()
    await expect(complete(day)).rejects.toMatchObject({ status: 422, issues: { removal_date: text } })
    expect([await endOf(), (await read()).version]).toEqual(['2026-05-31', 0])
  })

  it.each([
    ['removal_id', REMOVAL_TEXTS.otherRemoval],
    ['payment_schedule_id', REMOVAL_TEXTS.otherSchedule],
  ])('is refused with the %s of another one', async (field, text) => {
    const { complete, read, id } = await remover()
    await expect(complete('2026-05-18', { [field]: id + 1 })).rejects.toMatchObject({
      status: 422,
      issues: { [field]: text },
    })
    expect((await read()).version).toBe(0)
    await complete('2026-05-18', { [field]: id })
  })

  it.each([
    ['2026-03-08T07:59:59Z', false],
    ['2026-03-08T08:00:00Z', true],
  ])('on the day of a clock change is possible from its Los Angeles midnight on: %s', async (now, can) => {
    const { add, api } = await remover(now)
    const id = idOf(await add({ start_date: '2026-01-01', end_date: '2026-03-08' }))
    const done = api.updateRemoval({
      params: { id },
      body: { removal_complete: true, removal_date: '2026-03-08' },
    })
    if (can) await expect(done).resolves.toMatchObject({ updated_removal: [{ removal_complete: true }] })
    else await expect(done).rejects.toMatchObject({ issues: { removal_date: REMOVAL_TEXTS.inFuture } })
  })

  it('keeps notes of 10,000 characters with what is appended, and they can be saved again', async () => {
    const { complete, save, read } = await remover()
    const notes = `<script>alert(1)</script>${'x'.repeat(10_000 - 25)}`
    await complete('2026-05-18', { removal_notes: notes })
    await save({})
    const { removal_notes } = await read()
    expect(removal_notes.startsWith(`${notes}\n05/20/2026: `)).toBe(true)
    await save({ removal_notes })
    expect((await read()).removal_notes).toBe(removal_notes)
  })

  it('keeps notes that came in longer than they could be typed, and lets them be no longer', async () => {
    const { app, id, complete, save, read } = await remover()
    await complete('2026-05-18')
    await save({})
    const removal_notes = 'x'.repeat(MOST_NOTES + 500)
    await app.db.update(removals).set({ removal_notes }).where(eq(removals.payment_schedule_id, id))
    await save({ removal_notes })
    expect((await read()).removal_notes).toBe(removal_notes)
    await expect(save({ removal_notes: `${removal_notes}!` })).rejects.toMatchObject({
      status: 422,
      issues: { removal_notes: 'Please use at most 20,000 characters.' },
    })
  })

  it('twice is refused: it must be reopened first', async () => {
    const { complete, save } = await remover()
    await complete('2026-05-18')
    await expect(complete('2026-05-17')).rejects.toMatchObject({
      status: 409,
      message: REMOVAL_TEXTS.mustReopen,
    })
    await expect(save({ payment_schedule_id: 999_999 })).rejects.toMatchObject({ status: 422 })
  })

  it('never changes what a closed month pays', async () => {
    const { close, complete, endOf, read } = await remover('2026-06-02T19:00:00Z')
    await close('2026-05')
    await expect(complete('2026-05-18')).rejects.toMatchObject({
      status: 409,
      message: `${PAY_PERIOD_TEXTS.frozen} (May 2026)`,
    })
    expect([await endOf(), (await read()).removal_complete]).toEqual(['2026-05-31', false])
  })
})

describe('reopening a removal', () => {
  it('clears the date and keeps notes and the cut schedule', async () => {
    const { save, complete, read, endOf, upcoming, id } = await remover()
    await complete('2026-05-18', { removal_notes: 'Off.' })
    await save({})
    expect(await read()).toMatchObject({ removal_complete: false, removed_date: null })
    expect((await read()).removal_notes).toMatch(/^Off\.\n/)
    expect([await endOf(), await upcoming()]).toEqual(['2026-05-18', [id]])
  })

  it('offers the old end of the schedule and restores it', async () => {
    const { save, complete, read, endOf } = await remover()
    await complete('2026-05-18')
    expect((await read()).restorable_end_date).toBe('2026-05-31')
    await save({ restore_payment_schedule: true })
    expect(await endOf()).toBe('2026-05-31')
    expect(await read()).toMatchObject({ removal_complete: false, restorable_end_date: null })
  })

  it('offers nothing once somebody has changed the end of the schedule', async () => {
    const { api, truck, id, save, complete, read, endOf } = await remover()
    await complete('2026-05-18')
    await api.updatePayment({ params: { id: truck, psId: id }, body: { end_date: '2026-05-25' } })
    expect((await read()).restorable_end_date).toBeNull()
    await expect(save({ restore_payment_schedule: true })).rejects.toMatchObject({
      status: 409,
      message: REMOVAL_TEXTS.notRestorable,
    })
    expect(await endOf()).toBe('2026-05-25')
  })

  it('by two people at once is done once, and the other is told', async () => {
    const { complete, save, read } = await remover()
    await complete('2026-05-18')
    const { version } = await read()
    await save({ version })
    await expect(save({ version })).rejects.toMatchObject({ status: 409, code: 'conflict' })
  })
})

describe('a removal and an edit of its schedule at the same time', () => {
  it('one wins, and the other is told what changed', async () => {
    const { api, truck, id, complete, read, endOf } = await remover()
    const { version, payment_schedule_version } = await read()
    const results = await Promise.allSettled([
      complete('2026-05-18', { version, payment_schedule_version }),
      api.updatePayment({
        params: { id: truck, psId: id },
        body: { end_date: '2026-06-10', version: payment_schedule_version },
      }),
    ])
    const refused = results.flatMap(result =>
      result.status === 'rejected' ? [result.reason as unknown] : [],
    )
    expect(refused).toHaveLength(1)
    expect(refused[0]).toMatchObject({
      status: 409,
      message: expect.stringMatching(/was changed by someone else in the meantime/),
    })
    const { removal_complete } = await read()
    expect(await endOf()).toBe(removal_complete ? '2026-05-18' : '2026-06-10')
  })

  it('what was shown before the edit is refused after it', async () => {
    const { api, truck, id, complete, read } = await remover()
    const { payment_schedule_version } = await read()
    await api.updatePayment({ params: { id: truck, psId: id }, body: { end_date: '2026-06-10' } })
    await expect(complete('2026-05-18', { payment_schedule_version })).rejects.toMatchObject({
      message: 'The payment schedule of this removal was changed by someone else in the meantime.',
    })
  })

  it('a fault between the two writes leaves both as they were', async () => {
    const { app, complete, read, endOf } = await remover()
    await app.db.execute(sql`create function break_off() returns trigger language plpgsql as
      $$ begin raise exception 'gone'; end $$`)
    await app.db.execute(sql`create trigger removals_break_off before insert on removals
      for each row execute function break_off()`)
    try {
      await expect(complete('2026-05-18')).rejects.toMatchObject({ status: 500 })
    } finally {
      await app.db.execute(sql`drop function break_off cascade`)
    }
    expect([await endOf(), (await read()).removal_complete]).toEqual(['2026-05-31', false])
  })
})

describe('the picture of a removal', () => {
  const upload = async (name: string, type = 'image/png') => {
    const found = await remover()
    const { api, of } = found
    const bytes = Uint8Array.from('\x89PNG\r\n\x1a\n......', sign => sign.charCodeAt(0))
    const sent = api.uploadRemovalImage({ ...of, body: { image: new File([bytes], name, { type }) } })
    return { ...found, sent }
  }

  it('is uploaded, taken up by a save and let go by the next', async () => {
    const { app, save, read, sent } = await upload('off.png')
    const { uploaded_image } = await sent
    await save({ removal_img_url: uploaded_image })
    const shown = await read()
    expect(shown.removal_img_url).toBe(uploaded_image)
    expect(shown.removal_small_img_url).not.toBeNull()
    await save({ removal_img_url: uploaded_image })
    await save({ removal_notes: 'Seen.' })
    expect((await read()).removal_img_url).toBe(uploaded_image)
    await save({ removal_img_url: '' })
    expect((await read()).removal_img_url).toBeNull()
    const kept = (await app.db.select().from(files)).filter(({ expires_at }) => expires_at === null)
    expect(kept).toEqual([])
  })

  it('is no file of another kind, of another person or from elsewhere', async () => {
    const { app, save } = await remover()
    const paper = await storeUpload(app, fileName('a'))
    for (const removal_img_url of [paper, 'https://example.test/off.png', '/media/../secret'])
      await expect(save({ removal_img_url })).rejects.toMatchObject({
        status: 422,
        issues: { removal_img_url: PICTURE_TEXTS.gone },
      })
  })

  it('that is none is refused', async () => {
    const { api, of } = await remover()
    const image = new File(['<svg/>'], 'off.svg', { type: 'image/svg+xml' })
    await expect(api.uploadRemovalImage({ ...of, body: { image } })).rejects.toMatchObject({ status: 422 })
  })
})

it('removals are for those who run production', async () => {
  const { app, of } = await remover()
  for (const role of [4, 5])
    await expect((await app.loginAs(role)).api.removal(of)).rejects.toMatchObject({ status: 403 })
  const { api } = await app.loginAs(2)
  await expect(api.removal({ params: { id: 999_999 } })).rejects.toMatchObject({ status: 404 })
})
