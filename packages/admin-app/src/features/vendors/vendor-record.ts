import { ApiError } from '@product/sdk/client'
import { pickBody } from '@product/sdk/contract'
import type { VendorEditsBody } from '@product/sdk/features/vendors'
import { type Truck, type Vendor, VENDOR_FIELDS, type VendorFileKind } from '@product/sdk/nouns/fleet'
import type { Fields } from '../../forms/changed-fields'

/** Lie in no browser's storage, and are shown to nobody who compares two edits. */
export const SECRET = ['ssn', 'ein']

/** An uploaded paper that the next save makes the vendor's. */
export interface StagedPaper {
  name: string
  url: string
  /** Bytes. */
  size: number
}

/** What is to be added and deleted with the next save. */
export interface Staged {
  added_files: readonly StagedPaper[]
  added_agreements: readonly StagedPaper[]
  removed_papers: readonly number[]
  removed_trucks: readonly number[]
}

export const NOTHING_STAGED: Staged = {
  added_files: [],
  added_agreements: [],
  removed_papers: [],
  removed_trucks: [],
}

/** What the vendor's page edits as one. */
export type VendorRecord = Vendor & Staged & { trucks: readonly Truck[] }

export const vendorRecord = (vendor: Vendor, trucks: readonly Truck[]): VendorRecord => ({
  ...vendor,
  ...NOTHING_STAGED,
  trucks,
})

const attached = (papers: readonly StagedPaper[], kind: VendorFileKind) =>
  papers.map(({ name, url }) => ({ name, url, kind }))

const addedPapers = ({ added_files, added_agreements }: Staged) => [
  ...attached(added_files, 'file'),
  ...attached(added_agreements, 'agreement'),
]

/** The form's values hold a whole vendor, or what a new one starts with. */
const asRecord = (values: Fields) => values as unknown as VendorRecord

const ownFields = (values: Fields): VendorEditsBody['fields'] => ({
  ...pickBody(VENDOR_FIELDS, values),
  ssn: asRecord(values).ssn,
  ein: asRecord(values).ein,
})

/**
 * All that the page holds, as one save. SSN and EIN that come masked are kept by the server. What somebody else has
 * deleted meanwhile is not deleted again.
 */
export function vendorEdits(values: Fields): VendorEditsBody {
  const { version, trucks, files, agreements, ...record } = asRecord(values)
  const ofTrucks = new Set<number>(trucks.map(({ truck_id }) => truck_id))
  const ofPapers = new Set<number>([...files, ...agreements].map(({ file_id }) => file_id))
  return {
    version,
    fields: ownFields(values),
    trucks: { removed: record.removed_trucks.filter(id => ofTrucks.has(id)) },
    files: {
      added: addedPapers(record),
      removed: record.removed_papers.filter(id => ofPapers.has(id)),
    },
  }
}

/** A new vendor with the papers. */
export const newVendorBody = (values: Fields): Fields => ({
  ...ownFields(values),
  edits: { files: { added: addedPapers(asRecord(values)) } },
})

/** Under which of the form's names the server's part of a save stands. */
function formName(path: string): string {
  if (path.startsWith('trucks.removed')) return 'removed_trucks'
  if (path.startsWith('files.removed')) return 'removed_papers'
  if (path.startsWith('file_data') || /^(edits\.)?files\.added/.test(path)) return 'added_files'
  return path.replace(/^fields\./, '')
}

/** The refusal of a save with its texts where the form shows them. */
export function besideInputs(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  const { code, message, ...more } = error
  const issues = Object.fromEntries(
    Object.entries(error.issues).map(([path, text]) => [formName(path), text]),
  )
  return new ApiError(code, message, { ...more, issues })
}
