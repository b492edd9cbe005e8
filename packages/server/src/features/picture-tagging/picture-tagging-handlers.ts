import { pictureTaggingEndpoints } from '@product/sdk/features/picture-tagging'
import { NotFound, Invalid } from '../../contract/refusals'
import type { Db } from '../../db/db'
import { implement } from '../../http/implement'
import { monthOf } from '../../nouns/picture-reports/month-of'
import { findApproval } from '../../nouns/picture-reports/truck-approval-store'
import type { KnownPictures } from '../../nouns/pictures/known-pictures'
import { duplicatesOf } from '../../nouns/pictures/picture-duplicates'
import { hashesOfFiles, tellApart } from '../../nouns/pictures/picture-hash-store'
import { removeTag, tagsOfFile } from '../../nouns/pictures/picture-tag-store'
import { recordAudit } from '../../nouns/record-keeping/record-audit'
import { campaignTrucksOf, vendorOfTruck } from './campaign-truck-status-store'
import { decideCampaignTruck, refuseAnothers } from './decide-campaign-truck'
import { pictureBoard } from './picture-board-store'
import { tagPicture } from './tag-picture'
import { pictureName } from './taggable-picture'

const duplicatesOfOne = async (db: Db, known: KnownPictures, name: string | undefined) => ({
  duplicates: name === undefined ? [] : ((await duplicatesOf(db, known, [name])).get(name) ?? []),
})

export const pictureTaggingHandlers = implement(pictureTaggingEndpoints, {
  async pictureTags({ db, query, parts }) {
    const name = pictureName(query.url, parts.settings.publicUrl)
    return { tag: name === undefined ? [] : await tagsOfFile(db, name) }
  },

  async tagPicture(call) {
    const name = await tagPicture(call, pictureName(call.body.image_url, call.parts.settings.publicUrl))
    return { tag: await tagsOfFile(call.db, name) }
  },

  async untagPicture(call) {
    const gone = await removeTag(call.db, call.params.id)
    if (!gone) throw new NotFound('This tag')
    const { truck_id, month, side, campaign_name } = gone
    await recordAudit(call.db, {
      ...call,
      action: 'took a tag off a picture',
      entity: 'truck',
      entityId: truck_id,
      before: { month, side, campaign_name },
    })
    return { tag: await tagsOfFile(call.db, gone.file_name) }
  },

  campaignTrucksOfVendor: async ({ db, query, now }) => ({
    campaignTrucks: await campaignTrucksOf(db, query.vendor_id, now),
  }),

  async decideCampaignTruck(call) {
    const { truck_id, campaign_id, campaign_display_name: shown, status_value, phone_number } = call.body
    const vendorId = await vendorOfTruck(call.db, truck_id)
    refuseAnothers(vendorId, call.body.vendor_id)
    return decideCampaignTruck(call, {
      vendorId,
      isMeant: truck =>
        truck.truck_id === truck_id &&
        (campaign_id
          ? truck.campaign_id === campaign_id
          : truck.campaign_display_name === shown || truck.shown_as === shown),
      value: status_value,
      phone: phone_number,
    })
  },

  async changeCampaignTruck(call) {
    const stored = await findApproval(call.db, call.body.status_id)
    if (!stored) throw new NotFound('This status')
    return decideCampaignTruck(call, {
      vendorId: await vendorOfTruck(call.db, stored.truck_id),
      isMeant: ({ status_id }) => status_id === stored.status_id,
      value: call.body.status_value,
      phone: call.body.phone_number,
    })
  },

  pictureDuplicates: async ({ db, query, parts }) =>
    duplicatesOfOne(db, parts.knownPictures, pictureName(query.url, parts.settings.publicUrl)),

  async tellPicturesApart(call) {
    const { db, body, session, now, parts } = call
    const { publicUrl } = parts.settings
    const [name, other] = [
      pictureName(body.image_url, publicUrl),
      pictureName(body.other_image_url, publicUrl),
    ]
    const known = await hashesOfFiles(
      db,
      [name, other].flatMap(one => one ?? []),
    )
    if (!name || !other || name === other || known.length < 2) {
      throw new Invalid({ other_image_url: 'These are not two pictures that came by text.' })
    }
    if (await tellApart(db, [name, other], { by: session.userId, at: now })) {
      await recordAudit(db, {
        ...call,
        action: 'said that two pictures are not the same',
        entity: 'picture',
        after: { pictures: known.map(({ picture_hash_id }) => picture_hash_id) },
      })
    }
    return duplicatesOfOne(db, parts.knownPictures, name)
  },

  async pictureBoard({ db, query, now }) {
    const month = query.month ?? monthOf(now)
    return { month, trucks: await pictureBoard(db, month, now) }
  },
})
