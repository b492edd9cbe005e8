import type { VendorFile, VendorFileKind } from '@product/sdk/nouns/fleet'
import { DOCUMENT_TEXTS } from '@product/sdk/nouns/files'
import { and, desc, eq, getTableColumns } from 'drizzle-orm'
import { Invalid } from '../../contract/refusals'
import { type Db, first } from '../../db/db'
import { files } from '../../db/tables/files'
import { vendor_files } from '../../db/tables/fleet'
import { keepFile } from '../files/file-record-store'
import { fileNameOf, mediaAddress } from '../files/media-address'

interface VendorFileRecord {
  file: typeof vendor_files.$inferSelect
  content_type: string
  bytes: number
}

export const asVendorFile = ({ file, content_type, bytes }: VendorFileRecord): VendorFile => ({
  file_id: file.file_id,
  vendor_id: file.vendor_id,
  // Only attachVendorFile writes the column.
  kind: file.kind as VendorFileKind,
  name: file.name,
  url: mediaAddress(file.file_name),
  content_type,
  size: bytes,
  uploaded_at: file.uploaded_at.toISOString(),
})

const select = (db: Db) =>
  db
    .select({ file: getTableColumns(vendor_files), content_type: files.content_type, bytes: files.bytes })
    .from(vendor_files)
    .innerJoin(files, eq(files.name, vendor_files.file_name))

/** A vendor's papers, newest first. */
export const vendorFiles = (db: Db, vendorId: number): Promise<VendorFileRecord[]> =>
  select(db).where(eq(vendor_files.vendor_id, vendorId)).orderBy(desc(vendor_files.file_id))

export const findVendorFile = async (db: Db, fileId: number): Promise<VendorFileRecord | undefined> =>
  first(await select(db).where(eq(vendor_files.file_id, fileId)))

/** What the person called the paper that stands under a name of the file store. */
export const vendorFileName = async (db: Db, fileName: string): Promise<string | undefined> =>
  first(
    await db
      .select({ name: vendor_files.name })
      .from(vendor_files)
      .where(eq(vendor_files.file_name, fileName)),
  )?.name

interface AttachedFile {
  vendorId: number
  kind: VendorFileKind
  name: string
  /** Address of the upload. */
  url: string
  uploadedBy: number
  now: Date
}

/** Gives a vendor an upload as a file or agreement. Throws Invalid for an address that is no upload waiting for it. */
export async function attachVendorFile(tx: Db, attached: AttachedFile): Promise<VendorFile> {
  const { vendorId, kind, name, url, uploadedBy, now } = attached
  const file_name = fileNameOf(url)
  if (file_name === undefined || !(await keepFile(tx, file_name, now))) {
    throw new Invalid({ file_data: DOCUMENT_TEXTS.gone })
  }
  const added = first(
    await tx
      .insert(vendor_files)
      .values({ vendor_id: vendorId, kind, name, file_name, uploaded_by: uploadedBy, uploaded_at: now })
      .returning({ file_id: vendor_files.file_id }),
  )
  const stored = added && (await findVendorFile(tx, added.file_id))
  if (!stored) throw new Error('The file was not stored')
  return asVendorFile(stored)
}

/**
 * Takes a paper from a vendor, or from any where none is named; its bytes are let go by a trigger. Undefined where
 * there is none.
 */
export async function removeVendorFile(
  tx: Db,
  fileId: number,
  vendorId?: number,
): Promise<{ file_id: number; vendor_id: number; name: string } | undefined> {
  const isIt = eq(vendor_files.file_id, fileId)
  return first(
    await tx
      .delete(vendor_files)
      .where(vendorId === undefined ? isIt : and(isIt, eq(vendor_files.vendor_id, vendorId)))
      .returning({
        file_id: vendor_files.file_id,
        vendor_id: vendor_files.vendor_id,
        name: vendor_files.name,
      }),
  )
}
