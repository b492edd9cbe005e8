import { z } from 'zod'
import { endpoint } from '../../contract/endpoint'
import { id, idParam } from '../../contract/id-param'
import { pagedQuery } from '../../contract/paged-list'
import { timelineAnswer, timelineQuery } from '../../nouns/fleet/timeline'
import { truck } from '../../nouns/fleet/truck'
import { listedVendor, vendor, vendorChange } from '../../nouns/fleet/vendor'
import { pipelineField } from '../../nouns/fleet/vendor-checks'
import { VENDOR_SORTS } from '../../nouns/fleet/vendor-sorts'
import { paymentSchedule } from '../../nouns/payments/payment-schedule'
import { newVendorWithEdits, vendorEditsBody } from './vendor-edits-body'

const staff = { all: [1, 2, 3] } as const
const vendorId = z.object({ id: idParam<'vendor'>() })
const trucks = z.array(truck)
const payment_schedules = z.array(paymentSchedule)
const whole = z.object({ vendor, trucks, payment_schedules })

/** Some of the stages of the pipeline, with commas between them. */
const pipelineParam = z
  .string()
  .max(200)
  .default('')
  .transform(text => text.split(',').filter(stage => stage !== ''))
  .pipe(z.array(pipelineField))

/** Spec: operations, 7; the calls with `edits`, `reveal` and `timeline` and the filters of the list are ours. */
export const vendorEndpoints = {
  vendors: endpoint({
    method: 'GET',
    path: '/vendor',
    summary:
      'One page of the vendors. Search looks in name, code, nickname, city, email and phone. `pipeline` (stages with commas between them), `needs_attention` and `trucks` leave only such vendors.',
    access: staff,
    query: pagedQuery(VENDOR_SORTS).extend({
      pipeline: pipelineParam,
      needs_attention: z.enum(['true', 'false']).default('false'),
      /** Only vendors who have a truck on an active campaign, or one that is not. */
      trucks: z.enum(['on_campaign', 'available']).optional(),
    }),
    answer: z.object({ vendors: z.array(listedVendor), rowCount: z.number().int().nonnegative() }),
  }),
  driveTotals: endpoint({
    method: 'GET',
    path: '/vendor/driveTotals',
    summary:
      'Trucks on an active campaign, and the inventory: those that are on none. Ours: vendors by pipeline, and those that need attention.',
    access: staff,
    answer: z.object({
      trucksOnCampaign: z.number().int(),
      truckInventory: z.number().int(),
      vendors: z.number().int(),
      needsAttention: z.number().int(),
      pipeline: z.array(z.object({ pipeline: z.string(), count: z.number().int() })),
    }),
  }),
  vendor: endpoint({
    method: 'GET',
    path: '/vendor/{id}',
    summary: 'The fields and papers of a vendor. SSN and EIN are masked.',
    access: staff,
    params: vendorId,
    answer: z.object({ vendor: z.array(vendor) }),
  }),
  vendorTrucks: endpoint({
    method: 'GET',
    path: '/vendor/{id}/truck',
    summary: 'The trucks of a vendor, by name.',
    access: staff,
    params: vendorId,
    answer: z.object({ trucks }),
  }),
  createVendor: endpoint({
    method: 'POST',
    path: '/vendor',
    summary: 'Add a vendor, with trucks and papers where `edits` are given: all or nothing.',
    access: staff,
    body: newVendorWithEdits,
    answer: z.object({ new_vendor: z.array(vendor), trucks }),
    errors: ['invalid'],
  }),
  updateVendor: endpoint({
    method: 'PUT',
    path: '/vendor/{id}',
    summary:
      'Change fields of a vendor. What is left out stays, and so do SSN and EIN where they come masked.',
    access: staff,
    params: vendorId,
    body: vendorChange.extend({ version: z.number().int().optional() }),
    answer: z.object({ updated_vendor: z.array(vendor) }),
    stored: vendor,
    errors: ['conflict', 'invalid'],
  }),
  deleteVendor: endpoint({
    method: 'DELETE',
    path: '/vendor/{id}',
    summary:
      'Delete a vendor with the trucks. Refused while a truck is on a running campaign; what has a past is kept for it, out of every list.',
    access: staff,
    params: vendorId,
    answer: z.object({
      deleted_vendor: z.array(
        z.object({
          vendor_id: id<'vendor'>(),
          name: z.string(),
          /** Whether it is kept for its past. */
          kept: z.boolean(),
        }),
      ),
    }),
    errors: ['conflict'],
  }),
  vendorForEdit: endpoint({
    method: 'GET',
    path: '/vendor/{id}/edits',
    summary: 'A vendor with trucks, payment schedules and papers, for the page that edits them together.',
    access: staff,
    params: vendorId,
    answer: whole,
  }),
  saveVendorEdits: endpoint({
    method: 'PUT',
    path: '/vendor/{id}/edits',
    summary: 'Save fields, trucks, payment schedules and papers of a vendor: all or nothing.',
    access: staff,
    params: vendorId,
    body: vendorEditsBody,
    answer: z.object({
      updated_vendor: z.array(vendor),
      trucks,
      payment_schedules,
      /** Schedules of one truck that overlap are saved, and said. */
      warnings: z.array(z.string()),
    }),
    stored: whole,
    errors: ['conflict', 'invalid'],
  }),
  revealVendorNumbers: endpoint({
    method: 'POST',
    path: '/vendor/{id}/reveal',
    summary: 'SSN and EIN of a vendor, unmasked. Who asked for them goes into the activity log.',
    access: staff,
    params: vendorId,
    answer: z.object({ ssn: z.string().nullable(), ein: z.string().nullable() }),
  }),
  vendorTimeline: endpoint({
    method: 'GET',
    path: '/vendor/{id}/timeline',
    summary: 'All that happened to a vendor and the trucks, the newest first.',
    access: staff,
    params: vendorId,
    query: timelineQuery,
    answer: timelineAnswer,
  }),
}
