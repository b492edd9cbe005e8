import { vendorFileEndpoints, vendorFileFields } from '@product/sdk/features/vendor-files'
import { DOCUMENT_LIMITS } from '@product/sdk/nouns/files'
import { NotFound } from '../../contract/refusals'
import { type Call, implement } from '../../http/implement'
import { parseBody } from '../../http/read-input'
import { idempotentRequest } from '../../http/serve-endpoint'
import { requireVendor } from '../../nouns/fleet/require-fleet'
import {
  asVendorFile,
  attachVendorFile,
  findVendorFile,
  removeVendorFile,
  vendorFiles,
} from '../../nouns/fleet/vendor-file-store'
import { fileNameOf } from '../../nouns/files/media-address'
import { once } from '../../nouns/record-keeping/idempotency-store'
import { recordAudit } from '../../nouns/record-keeping/record-audit'
import { toBase64 } from '../../values/base64'
import { dropTaken, type ReadVendorFile, readVendorFileForm, readVendorFileJson } from './read-vendor-file'

type AddCall = Call<typeof vendorFileEndpoints.addVendorFile>

const isJson = (request: Request): boolean =>
  /^application\/([\w.+-]+\+)?json\b/i.test(request.headers.get('content-type') ?? '')

async function attach(call: AddCall, { fields, taken }: ReadVendorFile) {
  const { db, session, now, requestId } = call
  // What parseBody returns is what the schema makes of the fields.
  const body = parseBody(vendorFileFields, { name: taken.name, ...fields }) as ReturnType<
    typeof vendorFileFields.parse
  >
  const idempotent = idempotentRequest(call, { ...body, size: taken.size })
  return db.transaction(async tx => {
    const work = async () => {
      const vendor = await requireVendor(tx, body.vendor_id)
      const added = await attachVendorFile(tx, {
        vendorId: body.vendor_id,
        kind: body.kind,
        name: body.name,
        url: taken.url,
        uploadedBy: session.userId,
        now,
      })
      await recordAudit(tx, {
        session,
        now,
        requestId,
        action: `added ${body.kind} ${body.name} to vendor ${vendor.name}`,
        entity: 'vendor',
        entityId: body.vendor_id,
        after: { file_id: added.file_id, kind: added.kind, name: added.name },
      })
      return { new_file: [added] }
    }
    return idempotent ? once(tx, idempotent, work) : work()
  })
}

/** What reads the body and puts its file into the store. */
const readerOf = ({
  db,
  parts,
  now,
  session,
  request,
  room,
}: Pick<AddCall, 'db' | 'parts' | 'now' | 'session' | 'request' | 'room'>) => ({
  db,
  files: parts.files,
  now,
  uploadedBy: session.userId,
  request,
  room,
})

async function addVendorFile(call: AddCall) {
  const reader = readerOf(call)
  const read = isJson(call.request) ? await readVendorFileJson(reader) : await readVendorFileForm(reader)
  try {
    const answer = await attach(call, read)
    // A request that was sent again answers with the file of the first.
    if (answer.new_file[0]?.url !== read.taken.url) await dropTaken(reader, read.taken)
    return answer
  } catch (error) {
    await dropTaken(reader, read.taken)
    throw error
  }
}

export const vendorFileHandlers = implement(vendorFileEndpoints, {
  // Files are read with no transaction open: it takes as long as the sender does.
  addVendorFile: { ownTransaction: true, handler: addVendorFile },
  uploadVendorFile: {
    ownTransaction: true,
    handler: async call => ({ uploaded_file: (await readVendorFileForm(readerOf(call))).taken }),
  },

  async vendorFile({ db, parts, params }) {
    const found = await findVendorFile(db, params.id)
    if (!found) throw new NotFound('This file')
    const file = asVendorFile(found)
    const bytes =
      file.size <= DOCUMENT_LIMITS.bytesInJson ? await parts.files.get(fileNameOf(file.url) ?? '') : undefined
    return { file: [{ ...file, data: bytes ? toBase64(bytes) : null }] }
  },

  async vendorFiles({ db, params }) {
    await requireVendor(db, params.id)
    const all = (await vendorFiles(db, params.id)).map(asVendorFile)
    return {
      files: all.filter(({ kind }) => kind === 'file'),
      agreements: all.filter(({ kind }) => kind === 'agreement'),
    }
  },

  async deleteVendorFile({ db, params, session, now, requestId }) {
    const removed = await removeVendorFile(db, params.id)
    if (!removed) throw new NotFound('This file')
    const vendor = await requireVendor(db, removed.vendor_id)
    await recordAudit(db, {
      session,
      now,
      requestId,
      action: `deleted file ${removed.name} of vendor ${vendor.name}`,
      entity: 'vendor',
      entityId: removed.vendor_id,
      before: { file_id: removed.file_id, name: removed.name },
    })
    return { deleted_file: [{ file_id: removed.file_id }] }
  },
})
