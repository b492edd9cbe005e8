import type { RecordFields } from '../../contract/record-fields'

/** Ours: the specification shows no texts for these fields. */
export const VENDOR_TEXTS = {
  noName: 'Please enter the name of the vendor.',
  formulaName:
    'A name that begins with = + - or @ is read as a formula by spreadsheets. Please write it otherwise.',
  noFileName: 'Please name the file.',
  noDate: 'Please select the date on which the vendor was added.',
  noSsn: 'An SSN has nine digits, like 123-45-6789.',
  impossibleSsn:
    'There is no such SSN: none begins with 000, 666 or 9, has 00 in the middle or ends with 0000.',
  noEin: 'An EIN has nine digits, like 12-3456789.',
  partOfNumber: 'Please type all nine digits: what is hidden can’t be changed in part.',
} as const

/** Chosen by buttons, in any order. Spec: operations, 2. */
export const PIPELINE = {
  Cold: 'Cold',
  Warm: 'Warm',
  Approved: 'Approved',
  'Worked With': 'Worked With',
  'End Of Life': 'End Of Life',
} as const

export type Pipeline = keyof typeof PIPELINE

export const MOST_STARS = 5

/**
 * What is kept of a vendor, in the order of the form; SSN and EIN stand beside it, since they are kept otherwise.
 * `moves_for` is whose freight the vendor moves. Spec: operations, 2, 3, 7 and 9.
 */
export const VENDOR_FIELDS = {
  profile_picture: { kind: 'line', label: 'Picture', longest: 500, column: 'never' },
  code: { kind: 'line', label: 'Code', longest: 40, identifies: true, column: 'shown' },
  name: { kind: 'line', label: 'Name', required: VENDOR_TEXTS.noName, column: 'shown' },
  nickname: { kind: 'line', label: 'Nickname', column: 'shown' },
  rating: { kind: 'rating', label: 'Rating', most: MOST_STARS, default: 0, column: 'shown' },
  eligible: { kind: 'yes_no', label: 'Qualified', default: false },
  picture_reporting: { kind: 'yes_no', label: 'Picture reporting', default: true },
  phone_num: { kind: 'phone', label: 'Phone', column: 'shown' },
  email: { kind: 'email', label: 'Email', column: 'shown' },
  referred_by: { kind: 'line', label: 'Referred by' },
  address: { kind: 'line', label: 'Address', longest: 400 },
  city: { kind: 'line', label: 'City', column: 'shown' },
  area_covered: { kind: 'line', label: 'Area covered', longest: 400 },
  moves_for: { kind: 'line', label: 'Moves freight for', longest: 400 },
  pipeline: { kind: 'choice', label: 'Pipeline', options: PIPELINE, default: 'Cold', column: 'shown' },
  date_added: { kind: 'day', label: 'Date added', refusal: VENDOR_TEXTS.noDate },
  /** Rich text: HTML, cleaned by `RICH_TEXT`. */
  notes: { kind: 'lines', label: 'Notes', longest: 50_000, column: 'never' },
} as const satisfies RecordFields
