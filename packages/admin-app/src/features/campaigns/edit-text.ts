import { sentenceLabels } from '@product/sdk/contract'
import type { CampaignEdit, FieldEdit, PlaceholderEdit, TruckEdit } from '@product/sdk/features/campaigns'
import {
  CAMPAIGN_TRUCK_FIELDS,
  type CampaignTruck,
  type TruckField,
  vehicleName,
} from '@product/sdk/nouns/campaigns'
import { campaignDay, shownDayText } from '@product/sdk/values'

export interface EditWords {
  translate: (key: string, args?: Record<string, unknown>) => string
  locale: string
  /** Undefined where the name isn't known: then the id stands there. */
  clientName: (id: number) => string | undefined
}

const TEXTS = 'campaign.edits'
const DAYS: ReadonlySet<string> = new Set([
  'start_date',
  'end_date',
  ...Object.entries(CAMPAIGN_TRUCK_FIELDS)
    .filter(([, { kind }]) => kind === 'instant')
    .map(([name]) => name),
])

/** English, where the language has no other words; they come with the page that tells of changes. */
const WORDS: Readonly<Record<string, string>> = sentenceLabels(CAMPAIGN_TRUCK_FIELDS)

/** One change as a sentence in the user's language; numbers too, days as the forms write them. */
export function editText(edit: CampaignEdit, words: EditWords): string {
  const { translate } = words
  switch (edit.of) {
    case 'field':
      return fieldText(edit, words)
    case 'truck':
      return translate(`${TEXTS}.${edit.did}`, { name: truckText(edit, words) })
    case 'placeholder':
      return translate(`${TEXTS}.${edit.did}`, { name: placeholderText(edit, words) })
    case 'target_area':
      return translate(`${TEXTS}.target_area_${edit.did}`, { number: edit.number ?? '' })
  }
}

function valueText(field: string, value: unknown, { translate, locale }: EditWords): string {
  if (value === null || value === undefined || value === '' || Number.isNaN(value)) {
    return translate(`${TEXTS}.none`)
  }
  if (typeof value === 'boolean') return translate(value ? `${TEXTS}.on` : `${TEXTS}.off`)
  if (typeof value === 'number') return new Intl.NumberFormat(locale).format(value)
  return DAYS.has(field) ? shownDayText(campaignDay(String(value))) : String(value)
}

function fieldText({ field, before, after }: FieldEdit, words: EditWords): string {
  const text = (value: unknown): string =>
    field === 'user_id' && typeof value === 'number'
      ? (words.clientName(value) ?? String(value))
      : valueText(field, value, words)
  return words.translate(`${TEXTS}.changed`, {
    field: words.translate(`${TEXTS}.fields.${field}`),
    before: text(before),
    after: text(after),
  })
}

function truckText({ id, did, before, after, changed }: TruckEdit, words: EditWords): string {
  const { translate } = words
  const truck = before ?? after
  const name = truck ? nameText(truck, words) : translate(`${TEXTS}.truck`, { id })
  if (did !== 'updated') return name
  const changes = changed.map(field =>
    translate(`${TEXTS}.changed`, {
      field: translate(`${TEXTS}.truck_fields.${field}`, { _: WORDS[field] }),
      before: partText(field, before, words),
      after: partText(field, after, words),
    }),
  )
  return translate(`${TEXTS}.with_changes`, { name, changes: changes.join('; ') })
}

function nameText(truck: CampaignTruck, { translate }: EditWords): string {
  const name = vehicleName(truck)
  const shown = truck.campaign_display_name
  return name === shown ? name : translate(`${TEXTS}.named`, { name, shown })
}

/** A truck and a macro are told by their names. */
function partText(field: TruckField, truck: CampaignTruck | undefined, words: EditWords): string {
  if (field === 'truck_id') return valueText(field, truck?.truck_name ?? truck?.truck_id, words)
  if (field === 'macro_id') return valueText(field, truck?.macro_name ?? truck?.macro_id, words)
  return valueText(field, truck?.[field], words)
}

function placeholderText({ id, placeholder }: PlaceholderEdit, { translate }: EditWords): string {
  if (!placeholder) return translate(`${TEXTS}.placeholder`, { id })
  return translate(placeholder.is_macro ? `${TEXTS}.macro` : `${TEXTS}.rep_route`, { name: placeholder.name })
}
