import type { Campaign, TargetArea, WholeCampaign } from '../nouns/campaigns/campaign'
import type { CampaignTruck } from '../nouns/campaigns/campaign-truck'
import type { Placeholder } from '../nouns/placeholders/placeholder'
import { aCampaign, aCampaignTruck } from './a-campaign'

interface Rows {
  campaigns: Campaign[]
  trucks: CampaignTruck[]
  placeholders: Placeholder[]
  areas: TargetArea[]
}

class Refused extends Error {}

function rowOf<Row>(rows: readonly Row[], isIt: (row: Row) => boolean): Row {
  const row = rows.find(isIt)
  if (row === undefined) throw new Refused('There is no such row.')
  return row
}

/** Takes the row out of the list. */
function taken<Row>(rows: Row[], isIt: (row: Row) => boolean): Row {
  const row = rowOf(rows, isIt)
  rows.splice(rows.indexOf(row), 1)
  return row
}

function refuseStale(row: { version: number }, { version }: { version?: number }): void {
  if (version !== row.version) throw new Refused('It was changed meanwhile.')
}

/** A body as JSON gave it; the back end takes what it finds. */
type Body = Partial<Campaign & CampaignTruck & TargetArea & { id: number; macro_truck_id: number | null }>

type Call = [what: RegExp, (rows: Rows, ids: number[], body: Body, newId: () => number) => object]

const CALLS: Call[] = [
  [
    /^POST \/campaign$/,
    (rows, _ids, body, newId) => {
      const made = { ...aCampaign(), ...body, campaign_id: newId(), version: 1 }
      rows.campaigns.push(made)
      return { new_campaign: [made] }
    },
  ],
  [
    /^PUT \/campaign\/(\d+)$/,
    ({ campaigns }, [id], body) => {
      const campaign = rowOf(campaigns, one => one.campaign_id === id)
      refuseStale(campaign, body)
      return { updated_campaign: [Object.assign(campaign, body, { version: campaign.version + 1 })] }
    },
  ],
  [
    /^DELETE \/campaign\/(\d+)$/,
    ({ campaigns, trucks, placeholders, areas }, [id]) => {
      const isEmpty =
        [...trucks, ...areas, ...placeholders.filter(one => one.campaign_id === id)].length === 0
      if (!isEmpty) throw new Refused('Something is still on the campaign.')
      return { deleted_campaign: [taken(campaigns, one => one.campaign_id === id)] }
    },
  ],
  [
    /^PUT \/campaign\/(\d+)\/truck\/(\d+)$/,
    ({ trucks }, [campaign_id = 0, truck_id = 0], { id: _, macro_truck_id = null, ...body }, newId) => {
      const place = { campaign_id, truck_id: truck_id || null, macro_id: macro_truck_id }
      const added = { ...aCampaignTruck(), ...body, ...place, truck_campaign_id: newId(), version: 1 }
      trucks.push(added)
      return { new_truck_campaign: [added], warnings: [] }
    },
  ],
  [
    /^PUT \/campaign\/truck_campaign\/(\d+)$/,
    ({ trucks }, [id], { id: _, macro_truck_id = null, ...body }) => {
      const truck = rowOf(trucks, one => one.truck_campaign_id === id)
      refuseStale(truck, body)
      Object.assign(truck, body, { macro_id: macro_truck_id, version: truck.version + 1 })
      return { updated_truck_campaign: [truck], warnings: [] }
    },
  ],
  [
    /^DELETE \/campaign\/truck_campaign\/(\d+)$/,
    ({ trucks }, [id]) => ({ deleted_truck_campaign: [taken(trucks, one => one.truck_campaign_id === id)] }),
  ],
  [
    /^PUT \/placeholder\/(\d+)$/,
    ({ placeholders }, [id], body) => ({
      updated_placeholder: [
        Object.assign(
          rowOf(placeholders, one => one.placeholder_id === id),
          body,
        ),
      ],
    }),
  ],
  [
    /^DELETE \/placeholder\/campaign\/(\d+)$/,
    ({ placeholders }, [id]) => {
      const placeholder = rowOf(placeholders, one => one.placeholder_id === id)
      return { updated_placeholder: [Object.assign(placeholder, { campaign_id: null })] }
    },
  ],
  [
    /^PUT \/campaign\/(\d+)\/bounding_box$/,
    ({ areas }, _ids, { points = [] }, newId) => {
      const added = { bounding_box_id: newId(), points, version: 1 }
      areas.push(added)
      return { new_bounding_box: [added] }
    },
  ],
  [
    /^PUT \/campaign\/bounding_box\/(\d+)$/,
    ({ areas }, [id], body) => {
      const area = rowOf(areas, one => one.bounding_box_id === id)
      refuseStale(area, body)
      return { updated_bounding_box: [Object.assign(area, body, { version: area.version + 1 })] }
    },
  ],
  [
    /^DELETE \/campaign\/bounding_box\/(\d+)$/,
    ({ areas }, [id]) => ({ deleted_bounding_box: [taken(areas, one => one.bounding_box_id === id)] }),
  ],
]

/**
 * A back end in memory for one campaign that has only the documents' separate calls, each doing one thing; a fetch
 * for the client. `stored` is empty before the campaign is made and after it is deleted. Spec: operations, 7.
 */
export function separateCalls(whole: WholeCampaign | undefined, available: Placeholder[]) {
  const rows: Rows = structuredClone({
    campaigns: whole ? [whole.campaign] : [],
    trucks: whole?.trucks ?? [],
    placeholders: [...(whole?.placeholders ?? []), ...available],
    areas: whole?.bounding_box ?? [],
  })
  let lastId = 1000
  let failsAt = -1
  const sent: string[] = []

  async function fetch(url: string, { method, body }: RequestInit): Promise<Response> {
    const what = `${method} ${new URL(url).pathname}`
    sent.push(what)
    if (sent.length - 1 === failsAt) return Response.json({ message: 'Out of order.' }, { status: 500 })
    const [pattern, answer] = CALLS.find(([known]) => known.test(what)) ?? []
    if (!pattern || !answer) return Response.json({ message: 'No such call.' }, { status: 404 })
    const ids = (pattern.exec(what) ?? []).slice(1).map(Number)
    try {
      const given: Body = typeof body === 'string' ? JSON.parse(body) : {}
      return Response.json(answer(rows, ids, given, () => ++lastId))
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      return Response.json({ message: error.message }, { status: 409 })
    }
  }

  return {
    fetch,
    sent,
    /** The call that is refused with nothing done, counted from 0 over all that are sent. */
    failAt: (call: number): void => void (failsAt = call),
    /** What is stored now, as a page would read it. */
    stored: (): WholeCampaign | undefined => {
      const [campaign] = rows.campaigns
      const placeholders = rows.placeholders.filter(one => one.campaign_id === campaign?.campaign_id)
      return (
        campaign && structuredClone({ campaign, trucks: rows.trucks, placeholders, bounding_box: rows.areas })
      )
    },
    placeholders: rows.placeholders,
  }
}
