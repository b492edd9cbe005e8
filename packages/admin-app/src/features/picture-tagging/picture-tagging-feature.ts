import { endpointRoles } from '@product/sdk/client'
import type { AdminFeature } from '../../config/admin-feature'
import { fetched } from '../../config/fetched'
import { withMessageTexts } from '../../nouns/messages/with-message-texts'
import { PAGES } from '../../paths'

const PictureBoardPage = fetched(async () => (await import('./PictureBoardPage')).PictureBoardPage)
const TrucksLink = fetched(async () => (await import('./TrucksLink')).TrucksLink)

/** Whether the pictures of a month prove that the artwork is on: by truck, and from a thread. Spec: communication, 2. */
export const pictureTaggingFeature: AdminFeature = {
  name: 'picture-tagging',
  pages: [{ path: PAGES.pictureBoard, page: PictureBoardPage, roles: endpointRoles.pictureBoard }],
  inserts: [
    {
      name: 'trucks-on-campaign',
      into: 'thread',
      place: 'head',
      part: TrucksLink,
      roles: endpointRoles.campaignTrucksOfVendor,
    },
  ],
  links: [
    {
      name: 'picture-board',
      into: 'communication',
      label: 'console.links.picture_board',
      to: 'pictureBoard',
    },
  ],
  texts: {
    en: { console: { links: { picture_board: 'Picture board' } } },
    es: { console: { links: { picture_board: 'Tablero de fotos' } } },
  },
  pageTexts: withMessageTexts({
    en: async () => (await import('./picture-tagging-texts')).PICTURE_TAGGING_TEXTS,
    es: async () => (await import('./picture-tagging-texts-spanish')).PICTURE_TAGGING_TEXTS_SPANISH,
  }),
}
