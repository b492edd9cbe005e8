import { PROVENANCE_TEXTS, type Provenance } from '@product/sdk/nouns/driving'

/** `GPS measured, distance capped, impressions estimated`. */
export const knownText = (path: { provenance: Provenance; capped: boolean; estimated: boolean }): string =>
  [
    PROVENANCE_TEXTS[path.provenance],
    path.capped && 'distance capped',
    path.estimated && 'impressions estimated',
  ]
    .filter(Boolean)
    .join(', ')
