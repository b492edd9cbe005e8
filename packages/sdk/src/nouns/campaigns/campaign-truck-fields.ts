import type { RecordFields } from '../../contract/record-fields'

/** Spec: operations, 5. The last three are ours: the specification is silent there. */
export const CAMPAIGN_TRUCK_TEXTS = {
  noVehicle: 'No Truck or Macro selected. Please select one of them!',
  noTrackingStart: 'Please select a tracking start date!',
  noDisplayName: 'Please select a display name!',
  noMileage: 'Please provide average mileage!',
  endBeforeStart: 'The tracking end date must not be before the tracking start date.',
  daysPerWeek: 'Please enter 1 to 7 days driven per week.',
  removeConfirm: 'Remove this truck from the campaign? This removal is permanent once the campaign is saved.',
} as const

/** Spec: operations, 9. */
export const DEFAULT_DAYS_PER_WEEK = 7

/**
 * What is entered of a vehicle on a campaign besides which one it is, in the order of the dialog. A blank start, which
 * only older records have, means the campaign's start, a blank end its end. Spec: operations, 3, 5 and 9.
 */
export const CAMPAIGN_TRUCK_FIELDS = {
  campaign_display_name: {
    kind: 'line',
    label: 'Campaign display name',
    sentenceLabel: 'display name',
    required: CAMPAIGN_TRUCK_TEXTS.noDisplayName,
  },
  tracking_start: {
    kind: 'instant',
    label: 'Tracking start',
    sentenceLabel: 'tracking start',
    required: CAMPAIGN_TRUCK_TEXTS.noTrackingStart,
    olderLackIt: true,
  },
  tracking_end: {
    kind: 'instant',
    label: 'Tracking end',
    sentenceLabel: 'tracking end',
    help: 'Empty: until the campaign ends',
    refusal: CAMPAIGN_TRUCK_TEXTS.noTrackingStart,
  },
  avg_mileage: {
    kind: 'number',
    label: 'Average mileage a day',
    sentenceLabel: 'average mileage',
    unit: 'miles',
    above: 0,
    most: 100_000,
    required: CAMPAIGN_TRUCK_TEXTS.noMileage,
    refusal: CAMPAIGN_TRUCK_TEXTS.noMileage,
  },
  days_driven_per_week: {
    kind: 'number',
    label: 'Days driven per week',
    sentenceLabel: 'days per week',
    whole: true,
    least: 1,
    most: 7,
    refusal: CAMPAIGN_TRUCK_TEXTS.daysPerWeek,
    tooMuch: CAMPAIGN_TRUCK_TEXTS.daysPerWeek,
    default: DEFAULT_DAYS_PER_WEEK,
  },
  license_plate: {
    kind: 'line',
    label: 'License plate',
    sentenceLabel: 'license plate',
    longest: 20,
    identifies: true,
  },
  gps_provider: {
    kind: 'choice',
    label: 'GPS provider',
    options: { Clearpath: 'Clearpath', Linxup: 'Linxup' },
    default: 'Clearpath',
  },
} as const satisfies RecordFields
