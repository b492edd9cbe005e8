import { SHEET_TEXTS, type sheetEndpoints, type SheetTruck } from '@product/sdk/features/sheets'
import type { Answer } from '@product/sdk/contract'
import { MEGABYTE, pluralText, type Sheet, sheetFileName, XLSX_TYPE } from '@product/sdk/values'
import { Invalid } from '../../contract/refusals'
import type { Call } from '../../http/implement'
import { idempotentRequest } from '../../http/serve-endpoint'
import { mediaAddress } from '../../nouns/files/media-address'
import { dropFile, takeInFile } from '../../nouns/files/take-in-file'
import { once } from '../../nouns/record-keeping/idempotency-store'
import { recordAudit } from '../../nouns/record-keeping/record-audit'
import { sheetOrder, sheetTruckBatches } from './sheet-truck-store'

/** How long a sheet can be fetched: as long as it takes to find the button of a stopped download. */
const SHEET_WAITS_MS = 15 * 60_000

/** A sheet of a hundred thousand trucks has a tenth of this. */
const MOST_BYTES = 100 * MEGABYTE

/** Both exports of sheets. */
type ExportCall = Call<typeof sheetEndpoints.exportPrintOrder>

type MadeSheet = Answer<typeof sheetEndpoints.exportPrintOrder>

/** Notes that a sheet was made. A request that was sent again answers what the first one did. */
function noteOnce(call: ExportCall, sheet: string, made: MadeSheet): Promise<MadeSheet> {
  const idempotent = idempotentRequest(call, call.body)
  return call.db.transaction(async tx => {
    const work = async () => {
      await recordAudit(tx, {
        ...call,
        action: `exported the ${sheet} of ${pluralText(made.rowCount, 'truck', 'trucks')}`,
        entity: 'sheet',
        after: { file_name: made.file_name, trucks: made.rowCount },
      })
      return made
    }
    return idempotent ? once(tx, idempotent, work) : work()
  })
}

/** Makes the file, which waits in the file store under a name that can't be guessed. */
export async function exportSheet<Row>(
  call: ExportCall,
  sheet: Sheet<Row>,
  rowOf: (truck: SheetTruck) => Row,
): Promise<MadeSheet> {
  const { db, parts, now, session } = call
  const ids = [...new Set(call.body.truckIds)]
  const ordered = await sheetOrder(db, ids)
  if (ordered.length === 0) throw new Invalid({ truckIds: SHEET_TEXTS.allGone })
  const written = new Set<number>()
  async function* batches() {
    for await (const trucks of sheetTruckBatches(db, ordered)) {
      for (const { truck_id } of trucks) written.add(truck_id)
      yield trucks.map(rowOf)
    }
  }
  const about = { product: parts.settings.brand.name, made: now }
  const file_name = sheetFileName(sheet, about)
  const { name } = await takeInFile({
    db,
    files: parts.files,
    now,
    uploadedBy: session.userId,
    contentType: XLSX_TYPE,
    saveAs: file_name,
    content: parts.sheets(sheet, batches(), about),
    mostBytes: MOST_BYTES,
    waitsMs: SHEET_WAITS_MS,
  })
  const downloadUrl = mediaAddress(name)
  try {
    const answer = await noteOnce(call, sheet.name, {
      downloadUrl,
      file_name,
      expires_at: new Date(now.getTime() + SHEET_WAITS_MS).toISOString(),
      rowCount: written.size,
      left_out: ids.filter(id => !written.has(id)),
    })
    if (answer.downloadUrl !== downloadUrl) await dropFile(db, parts.files, name)
    return answer
  } catch (error) {
    await dropFile(db, parts.files, name)
    throw error
  }
}
