import { type CsvCell, writeCsv } from '../../values/csv'
import { centsNumeral } from '../../values/money'
import { shownDayText } from '../../values/utc-day'
import { amountCents, type PaymentLine } from './payment-line'
import { rateCents } from './payment-schedule'
import { msToDays, prorateText } from './prorate'

/** Spec: operations, 7. */
export const WORKING_SHEET_FILE = 'working_sheet.csv'

const COLUMNS: Readonly<Record<string, (line: PaymentLine) => CsvCell>> = {
  'Vendor Name': line => line.vendor_name,
  'Truck Name': line => line.truck_name,
  'License Plate': line => line.license_plate,
  Campaign: line => line.campaign_name,
  'Start Date': line => shownDayText(line.start_date),
  'End Date': line => line.end_date && shownDayText(line.end_date),
  'Start Active': line => shownDayText(line.start_active),
  'End Active': line => shownDayText(line.end_active),
  'Days This Month': line => msToDays(line.days_this_month),
  'Days On Campaign': line => msToDays(line.days_on_campaign),
  'Monthly Rate': line => ({ numeral: centsNumeral(rateCents(line)) }),
  Prorate: line => prorateText(msToDays(line.days_on_campaign), msToDays(line.days_this_month)),
  Amount: line => ({ numeral: centsNumeral(amountCents(line)) }),
  'Pictures Received': line => (line.pictures_received ? 'Yes' : 'No'),
}

/** Ours, and so is their order: the specification does not show them. Source: decisions, "Operations". */
export const WORKING_SHEET_COLUMNS = Object.keys(COLUMNS)

/**
 * The lines of a month as a file for spreadsheets: Los Angeles dates as `MM/DD/YYYY`, an open end empty, money as
 * `1234.56`, text that would run as a formula with an apostrophe before it.
 */
export const workingSheetCsv = (lines: readonly PaymentLine[]): string =>
  writeCsv([WORKING_SHEET_COLUMNS, ...lines.map(line => Object.values(COLUMNS).map(cellOf => cellOf(line)))])
