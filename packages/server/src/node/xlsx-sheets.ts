import { PassThrough } from 'node:stream'
import type { SheetWriter } from '../outside/sheet-writer'

/** Sheets as .xlsx, packed while they are written. What packs them is loaded for the first of them. */
export const xlsxSheets: SheetWriter = async function* (sheet, batches, about) {
  const { writeXlsx } = await import('@product/sdk/xlsx')
  const packed = new PassThrough()
  const written = writeXlsx(packed, sheet, batches, about).catch((error: unknown) => {
    packed.destroy(error instanceof Error ? error : new Error('The sheet could not be written'))
  })
  for await (const piece of packed) yield new Uint8Array(piece as Buffer)
  await written
}
