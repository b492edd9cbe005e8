import type { RecordFields } from '../../contract/record-fields'

/** Ours; the specification shows no texts for these fields. */
export const PLACEHOLDER_TEXTS = {
  nameMissing: 'Please enter a name.',
  notWhole: 'Please enter a whole number from 0 to 1,000,000.',
  tooManyStops: 'Please enter a whole number from 0 to 200.',
  mileageOrder: 'The minimum mileage is above the maximum.',
  impressionsOrder: 'The minimum of impressions is above the maximum.',
} as const

/** Stops of one day: more no truck makes. */
export const MOST_STOPS = 200

const upTo = (most: number, refusal: string) =>
  ({
    kind: 'number',
    whole: true,
    least: 0,
    most,
    required: refusal,
    refusal,
    tooMuch: refusal,
    column: 'shown',
  }) as const

const whole = upTo(1_000_000, PLACEHOLDER_TEXTS.notWhole)

/** What is entered of a planned driver without GPS. `is_macro` false means a Rep Route. Spec: operations, 3. */
export const PLACEHOLDER_FIELDS = {
  name: { kind: 'line', label: 'Name', required: PLACEHOLDER_TEXTS.nameMissing, column: 'shown' },
  is_macro: { kind: 'yes_no', label: 'Macro', default: false, column: 'shown' },
  start_point: { kind: 'line', label: 'Start Point', longest: 500, column: 'shown' },
  num_stops: {
    ...upTo(MOST_STOPS, PLACEHOLDER_TEXTS.tooManyStops),
    label: 'Number of Stops',
  },
  min_mileage: { ...whole, label: 'Min Mileage', unit: 'miles' },
  max_mileage: { ...whole, label: 'Max Mileage', unit: 'miles' },
  min_impressions: { ...whole, label: 'Min Impressions', column: 'hidden' },
  max_impressions: { ...whole, label: 'Max Impressions', column: 'hidden' },
  use_weighting: {
    kind: 'yes_no',
    label: 'Use Waypoint Group Weighting',
    default: false,
    column: 'hidden',
  },
} as const satisfies RecordFields
