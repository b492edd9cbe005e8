import type { Provenance } from '@product/sdk/nouns/driving'

/** How a path is known, in words. */
export const PROVENANCE_TEXTS: Readonly<Record<Provenance, string>> = {
  measured: 'GPS measured',
  macro: 'Modelled (macro)',
  rep_route: 'Modelled (Rep Route)',
}

/** `GPS measured, distance capped, impressions estimated`. */
export const knownText = (path: { provenance: Provenance; capped: boolean; estimated: boolean }): string =>
  [
    PROVENANCE_TEXTS[path.provenance],
    path.capped && 'distance capped',
    path.estimated && 'impressions estimated',
  ]
    .filter(Boolean)
    .join(', ')
