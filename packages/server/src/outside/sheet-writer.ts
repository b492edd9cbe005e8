import type { Sheet, SheetAbout } from '@product/sdk/values'

/** The bytes of a sheet's file, as they are made. */
export type SheetWriter = <Row>(
  sheet: Sheet<Row>,
  batches: AsyncIterable<readonly Row[]>,
  about: SheetAbout,
) => AsyncIterable<Uint8Array<ArrayBuffer>>

/** Cells with tabs between them: for stories and tests, where nothing can pack an archive. */
export const textSheets: SheetWriter = async function* (sheet, batches) {
  const line = (cells: readonly unknown[]) => new TextEncoder().encode(`${cells.join('\t')}\n`)
  yield line(sheet.columns.map(({ header }) => header))
  for await (const rows of batches) {
    for (const row of rows) yield line(sheet.columns.map(({ value }) => value(row)))
  }
}
