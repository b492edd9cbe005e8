import { MEGABYTE } from '../../values/bytes'

const count = (number: number): string => number.toLocaleString('en-US')

/** What an import refuses and why. Ours: the specification has no import. */
export const FLEET_IMPORT_TEXTS = {
  noFile: 'Choose a CSV file.',
  tooLarge: 'The file is larger than 2 MB. Please split it.',
  tooManyRows: (most: number, found: number) =>
    `The file has ${count(found)} rows; ${count(most)} can be imported at once. Please split it.`,
  tooManyColumns: (most: number) => `The file has more than ${count(most)} columns.`,
  notText: 'This is not a CSV file. In a spreadsheet, choose “Save as” and then CSV.',
  noRows: 'The file has no rows below its heads.',
  noColumns:
    'No column says what belongs to a vendor or a truck. Give one a head such as “Vendor” or “Plate”, or choose its field.',
  badColumns:
    'The columns are a list of fields, one for each column of the file, null for one that is left out.',
  unknownColumn: (target: string) => `“${target}” is no field of a vendor or a truck.`,
  columnTwice: (label: string) => `Two columns are to be “${label}”. Choose one.`,
  personalNumber:
    'SSN and EIN are not imported: type them in on the vendor’s page, where they are sealed and every look at them is recorded.',
  personalCell:
    'This looks like an SSN or EIN, so it was not read. Take it out of the cell: these are typed in on the vendor’s page.',
  moreCells: (cells: number, heads: number) =>
    `This row has ${cells} cells, the file ${heads} columns. Is a quote or a separator missing?`,
  spoiltNumber: 'A spreadsheet has shortened this number. Format the column as text and save it again.',
  noVendor: 'Say whose truck this is, by the vendor’s name or code.',
  unknownCode: (code: string) => `No vendor has the code ${code}, and the file gives no name for a new one.`,
  severalVendors: (name: string) => `Several vendors are called ${name}. Give the code or the phone number.`,
  severalCodes: (code: string) =>
    `Several vendors have the code ${code}. Give each its own on its page, or leave the code out here.`,
  otherValue: (label: string, line: number) =>
    `${label} differs from that of the same vendor on line ${line}.`,
  vendorTwice: (name: string, line: number) =>
    `This and line ${line} both mean the vendor ${name}. Write both alike.`,
  severalTrucks: (name: string) =>
    `The vendor has several trucks that this could be (${name}). Give the plate or the IMEI.`,
  truckTwice: (line: number) =>
    `The same truck stands on line ${line}. Tell the two apart by plate or IMEI, or leave one out.`,
  imeiTwice: (line: number) => `The same IMEI stands on line ${line}.`,
  plateTaken: (truck: string, vendor: string | null) =>
    `The truck ${truck}${vendor === null ? '' : ` of ${vendor}`} has this plate too.`,
  plateTwice: (line: number) => `The truck of another vendor on line ${line} has this plate too.`,
  openQuote: (line: number) =>
    `A quote that opens on line ${line} is not closed where its cell ends, so the rows below it can’t be told apart. Please mend the file.`,
  refused: (rows: number) =>
    rows === 1
      ? 'Nothing was imported: one row is refused.'
      : `Nothing was imported: ${count(rows)} rows are refused.`,
  changedMeanwhile:
    'Vendors or trucks were changed since the rows were checked. Nothing was imported: please look at them again.',
} as const

export const FLEET_IMPORT_LIMITS = { bytes: 2 * MEGABYTE, rows: 5000, columns: 200 } as const
