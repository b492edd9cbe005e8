import type { Vehicle, VehicleKind } from '@product/sdk/nouns/campaigns'

/** Kinds in the words of the screens. */
export const KIND_TEXTS: Readonly<Record<VehicleKind, string>> = {
  truck: 'Truck',
  blended: 'Blended truck',
  placeholder: 'Rep Route',
  macro: 'Macro',
}

/** What a vehicle is called on the screens: its display name, or its kind and number. */
export const vehicleName = ({
  displayName,
  kind,
  id,
}: Pick<Vehicle, 'displayName' | 'kind' | 'id'>): string => displayName || `${KIND_TEXTS[kind]} ${id}`
