import { countText } from '../../values/count-text'

/** Texts of the map screen. Spec: client dashboard, 2. */
export const MAP_TEXTS = {
  drawing: 'Drawing Routes...',
  selectTrucks: 'Select Trucks',
  noRoutes: 'No Truck Route To Display',
} as const

/** What the truck selector shows: that there are some to pick, then how many are. */
export const truckSelectLabel = (picked: number): string =>
  picked === 0 ? MAP_TEXTS.selectTrucks : `${countText(picked)} Truck(s)`
