import {
  type CampaignEdits,
  listEdits,
  NO_EDITS,
  stageFields,
  stagePlaceholder,
  stagePlaceholderRemoval,
  stageTargetArea,
  stageTargetAreaUpdate,
  stageTruck,
  stageTruckRemoval,
  stageTruckUpdate,
} from '@product/sdk/features/campaigns'
import { sentenceLabels } from '@product/sdk/contract'
import { CAMPAIGN_FIELDS, CAMPAIGN_TRUCK_FIELDS, TRUCK_FIELDS } from '@product/sdk/nouns/campaigns'
import { aCampaignTruck, aPlaceholder, aTargetArea, aWholeCampaign } from '@product/sdk/testing'
import { describe, expect, it } from 'vitest'
import type { Texts } from '../../config/admin-feature'
import { createI18nProvider } from '../../texts/i18n-provider'
import { CAMPAIGN_EDITS_SPANISH } from './campaign-edits-spanish'
import { CAMPAIGN_TEXTS } from './campaign-texts'
import { CAMPAIGN_TEXTS_SPANISH } from './campaign-texts-spanish'
import { editText } from './edit-text'

const whole = aWholeCampaign({
  trucks: [aCampaignTruck(), aCampaignTruck({ truck_campaign_id: 13, campaign_display_name: 'Box 5' })],
})
const { truck_campaign_id: _, ...another } = aCampaignTruck({ truck_id: 6, truck_name: 'Box 6' })
const triangle: [number, number][] = [
  [0, 0],
  [1, 0],
  [0, 1],
]

type Stage = (edits: CampaignEdits) => CampaignEdits
const stages: Stage[] = [
  now => stageFields(whole, now, { name: 'Autumn', user_id: 8, end_date: '2026-06-30T23:59:59.999Z' }),
  now => stageFields(whole, now, { view_priority: 12_000, csv_report_enabled: false }),
  now => stageTruckRemoval(now, 13),
  now =>
    stageTruckUpdate(
      whole,
      now,
      aCampaignTruck({ avg_mileage: 1200.5, license_plate: null, macro_id: 9, macro_name: 'Loop' }),
    ),
  now => stageTruck(now, another),
  now => stagePlaceholderRemoval(now, 9),
  now => stagePlaceholder(now, aPlaceholder({ placeholder_id: 10, name: 'Port', is_macro: true })),
  now => stageTargetAreaUpdate(whole, now, aTargetArea({ points: triangle })),
  now => stageTargetArea(now, triangle),
]
const edits = listEdits(
  whole,
  stages.reduce((now, stage) => stage(now), NO_EDITS),
)

async function told(locale: 'en' | 'es'): Promise<string[]> {
  const i18n = createI18nProvider({
    brand: { name: 'Roadside' } as never,
    texts: { en: [CAMPAIGN_TEXTS], es: [CAMPAIGN_TEXTS_SPANISH] },
  })
  await i18n.changeLocale(locale)
  const clientName = (id: number) => ({ 4: 'Acme Soda', 8: 'Bolt Energy' })[id]
  return edits.map(edit => editText(edit, { translate: i18n.translate, locale, clientName }))
}

describe('each change', () => {
  it('is told with what was there before and what comes', async () => {
    expect(await told('en')).toEqual([
      'Name: Summer Tour → Autumn',
      'Client: Acme Soda → Bolt Energy',
      'End date: 05/31/2026 → 06/30/2026',
      'View priority: 0 → 12,000',
      'CSV report: on → off',
      'Remove Box 5',
      'Change Box 5 as “Sunset”: macro: none → Loop; average mileage: 60 → 1,200.5; license plate: 8ABC123 → none',
      'Add Box 6 as “Sunset”',
      'Remove Rep Route Downtown loop',
      'Add macro Port',
      'Reshape target area 1',
      'Add a target area',
    ])
  })

  it('is told in the language of the user', async () => {
    expect(await told('es')).toEqual([
      'Nombre: Summer Tour → Autumn',
      'Cliente: Acme Soda → Bolt Energy',
      'Fecha de fin: 05/31/2026 → 06/30/2026',
      'Prioridad de vista: 0 → 12.000',
      'Informe CSV: sí → no',
      'Quitar Box 5',
      'Cambiar Box 5 como «Sunset»: macro: ninguno → Loop; millas de media: 60 → 1200,5; matrícula: 8ABC123 → ninguno',
      'Añadir Box 6 como «Sunset»',
      'Quitar Rep Route Downtown loop',
      'Añadir macro Port',
      'Cambiar la forma de la zona objetivo 1',
      'Añadir una zona objetivo',
    ])
  })

  it('of what is gone or has no name is told by its id', () => {
    const words = {
      translate: (key: string, args?: object) => `${key} ${JSON.stringify(args)}`,
      locale: 'en',
    }
    const gone = listEdits(aWholeCampaign({ trucks: [], placeholders: [] }), {
      ...NO_EDITS,
      fields: { user_id: 8 },
      trucks: { added: [], updated: [], removed: [12] },
      placeholders: { added: [], removed: [9] },
    })
    const texts = gone.map(edit => editText(edit, { ...words, clientName: () => undefined }))
    for (const [at, id] of [8, 12, 9].entries()) expect(texts[at]).toContain(String(id))
  })
})

const truckWords = {
  ...CAMPAIGN_TEXTS.campaign.edits.truck_fields,
  ...sentenceLabels(CAMPAIGN_TRUCK_FIELDS),
}

it('every field of a campaign and of a vehicle has a label', () => {
  expect(Object.keys(CAMPAIGN_TEXTS.campaign.edits.fields)).toEqual(CAMPAIGN_FIELDS)
  expect(Object.keys(truckWords)).toEqual(TRUCK_FIELDS)
})

const slots = (texts: Texts): string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string'
      ? [[key, ...(text.match(/%\{\w+\}/g) ?? []).sort()].join(' ')]
      : slots(text).map(slot => `${key}.${slot}`),
  )

it('what is Spanish of it says all that the English says', () => {
  const { kinds, edits: sentences, changes, save, stale_dropped } = CAMPAIGN_TEXTS.campaign
  const edits = { ...sentences, truck_fields: truckWords }
  const english = { stale_dropped, kinds, edits, changes, save }
  expect(slots(CAMPAIGN_EDITS_SPANISH).sort()).toEqual(slots(english).sort())
})
