import exceljs from 'exceljs'
import { instantMs } from './instant'
import type { Sheet, SheetAbout } from './sheet'

/** Where the bytes go: a stream of Node's, such as `createWriteStream('trucks.xlsx')`. */
export interface XlsxTarget {
  write(bytes: Uint8Array): unknown
  end(): unknown
}

/** Rows between two pauses, in which others get their turn and what was packed is sent on. */
const ROWS_AT_ONCE = 500

const pause = () => new Promise(resolve => setTimeout(resolve))

/** Rows as they are at hand, or in batches as they come. */
export type SheetRows<Row> = Iterable<Row> | AsyncIterable<readonly Row[]>

const inBatches = <Row>(rows: SheetRows<Row>) => (Symbol.asyncIterator in rows ? rows : [rows])

/**
 * Writes a sheet as .xlsx, row by row: head in bold and always in sight, widths, number formats; on paper landscape and
 * as wide as the page. Text stays text, also where it looks like a formula. Done once the target has taken everything;
 * rejects with what the target fails with. For Node only.
 */
export async function writeXlsx<Row>(
  target: XlsxTarget,
  sheet: Sheet<Row>,
  rows: SheetRows<Row>,
  { product, made }: SheetAbout,
): Promise<void> {
  const workbook = new exceljs.stream.xlsx.WorkbookWriter({
    // What it is asked for is what it is by the words of this function; its type needs Node's.
    stream: target as never,
    useStyles: true,
    useSharedStrings: false,
  })
  workbook.creator = product
  workbook.created = new Date(instantMs(made))
  workbook.modified = workbook.created
  const page = workbook.addWorksheet(sheet.name, {
    views: [{ state: 'frozen', ySplit: 1 }],
    pageSetup: { orientation: 'landscape', fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
  })
  page.columns = sheet.columns.map(({ header, width }) => ({ header, width }))
  // One for all rows and one for all cells of a column: exceljs knows a style that it has written by its object, and
  // writes any other anew.
  const rowStyle = { style: {} }
  const styles = sheet.columns.map(({ numberFormat }) =>
    numberFormat === undefined ? {} : { numFmt: numberFormat },
  )
  page.autoFilter = { from: { row: 1, column: 1 }, to: { row: 1, column: sheet.columns.length } }
  const head = page.getRow(1)
  head.font = { bold: true }
  head.commit()
  let written = 0
  for await (const batch of inBatches(rows)) {
    for (const row of batch) {
      const cells = Object.assign(page.addRow(sheet.columns.map(({ value }) => value(row))), rowStyle)
      styles.forEach((style, at) => (cells.getCell(at + 1).style = style))
      cells.commit()
      written += 1
      if (written % ROWS_AT_ONCE === 0) await pause()
    }
  }
  page.commit()
  await workbook.commit()
}
