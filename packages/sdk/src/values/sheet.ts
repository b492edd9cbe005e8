import type { Instant } from './instant'
import { losAngelesDay } from './los-angeles-day'

export interface SheetColumn<Row> {
  header: string
  /** In characters. */
  width: number
  /** How a spreadsheet shows a number: `0` for one without separators. */
  numberFormat?: string
  value(row: Row): string | number | null
}

/** A list for a printer or an installer, as a file of a spreadsheet. */
export interface Sheet<Row> {
  name: string
  columns: readonly SheetColumn<Row>[]
}

/** What a file says of itself. */
export interface SheetAbout {
  /** The brand's name. */
  product: string
  made: Instant
}

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** What no file system takes in a name. */
const UNFIT = /[\p{Cc}/\\:*?"<>|]+/gu

/** `Haulboard Print Order Sheet 2026-05-20.xlsx`, with the day in Los Angeles. */
export const sheetFileName = ({ name }: { name: string }, { product, made }: SheetAbout): string =>
  `${product} ${name} ${losAngelesDay(made)}.xlsx`.replace(UNFIT, ' ').replace(/ +/g, ' ').trim()
