import { ApiError } from '@product/sdk/contract'
import { pictureTaggingEndpoints } from '@product/sdk/features/picture-tagging'
import type { Implementation } from '../../http/implement'
import type { ServerFeature } from '../../http/server-feature'

/** Scaffold of this branch: a feature that is built takes its line out; the file goes before this reaches main. */
const unbuilt = {
  ...pictureTaggingEndpoints,
}

export type Unbuilt = keyof typeof unbuilt

export const unbuiltFeature: ServerFeature = {
  name: 'unbuilt',
  handlers: Object.entries(unbuilt).map(
    ([name, endpoint]): Implementation => ({
      name,
      endpoint,
      ownTransaction: true,
      handler: () => Promise.reject(new ApiError('not_found', 'Not built yet.')),
    }),
  ),
}
