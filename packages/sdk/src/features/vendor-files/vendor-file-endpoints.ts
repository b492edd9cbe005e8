import { z } from 'zod'
import { endpoint } from '../../contract/endpoint'
import { bodyId, id, idParam } from '../../contract/id-param'
import { DOCUMENT_TEXTS, documentName } from '../../nouns/files/document'
import { VENDOR_FILE_KINDS, vendorFile } from '../../nouns/fleet/vendor-file'

const staff = { all: [1, 2, 3] } as const
const one = z.object({ id: idParam<'vendor_file'>() })

/** What a paper's body says beside its content. */
export const vendorFileFields = z.object({
  name: documentName(DOCUMENT_TEXTS.nameMissing),
  vendor_id: bodyId<'vendor'>('Select a valid vendor.'),
  kind: z.enum(VENDOR_FILE_KINDS).default('file'),
})

/** Spec: operations, 7. */
export const vendorFileEndpoints = {
  addVendorFile: endpoint({
    method: 'POST',
    path: '/vendor/file',
    summary:
      'Add a file or an agreement to a vendor: PDF, office document, picture, CSV or text. As multipart/form-data up to 50 MB, or as JSON with `file_data` in base64 (a data URL or bare) up to 15 MB.',
    access: staff,
    bodyKind: 'multipart',
    streamed: true,
    body: vendorFileFields.extend({ file_data: z.union([z.file(), z.string()]) }),
    answer: z.object({ new_file: z.array(vendorFile) }),
    errors: ['invalid', 'not_found', 'too_large', 'wrong_type'],
  }),
  uploadVendorFile: endpoint({
    method: 'POST',
    path: '/vendor/file/upload',
    summary:
      'Take in a paper that no vendor has yet, of the same kinds and size. It is kept for a day, until the save of a vendor takes it up by its address. An extension of ours.',
    access: staff,
    bodyKind: 'multipart',
    streamed: true,
    body: z.object({ file_data: z.file({ error: DOCUMENT_TEXTS.missing }) }),
    answer: z.object({
      uploaded_file: z.object({
        /** As it was called on the sender's machine, without folders. */
        name: z.string(),
        url: z.string(),
        content_type: z.string(),
        size: z.number().int(),
      }),
    }),
    errors: ['invalid', 'too_large', 'wrong_type'],
  }),
  vendorFile: endpoint({
    method: 'GET',
    path: '/vendor/file/{id}',
    summary:
      'One paper of a vendor. `data` is its content in base64, up to 15 MB; of a larger one it is null. `url` streams any.',
    access: staff,
    params: one,
    answer: z.object({ file: z.array(vendorFile.extend({ data: z.string().nullable() })) }),
  }),
  vendorFiles: endpoint({
    method: 'GET',
    path: '/vendor/{id}/file',
    summary:
      'The files and agreements of a vendor, newest first, without their content. An extension of ours.',
    access: staff,
    params: z.object({ id: idParam<'vendor'>() }),
    answer: z.object({ files: z.array(vendorFile), agreements: z.array(vendorFile) }),
  }),
  deleteVendorFile: endpoint({
    method: 'DELETE',
    path: '/vendor/file/{id}',
    summary: 'Delete a paper of a vendor.',
    access: staff,
    params: one,
    answer: z.object({ deleted_file: z.array(z.object({ file_id: id<'vendor_file'>() })) }),
  }),
}
