import { z } from 'zod'
import { endpoint } from '../../contract/endpoint'
import { idParam } from '../../contract/id-param'
import { pagedQuery } from '../../contract/paged-list'
import { PICTURE_TEXTS } from '../../nouns/files/picture'
import { removal } from '../../nouns/removals/removal'
import { removalSave } from '../../nouns/removals/removal-save'
import { REMOVAL_SORTS } from '../../nouns/removals/removal-sorts'

const operators = { all: [1, 2, 3] } as const
const params = z.object({ id: idParam<'removal'>() })
const rowCount = z.number().int()

/** Spec: operations, 7. */
export const removalEndpoints = {
  upcomingRemovals: endpoint({
    method: 'GET',
    path: '/get-upcoming-removals',
    summary:
      'One page of the removals that are not complete, of payment schedules that end within 30 days or have ended. A schedule that another one of the same truck and campaign goes on from has none. Search looks in vendor, city, truck, plate and campaign.',
    access: operators,
    query: pagedQuery(REMOVAL_SORTS),
    answer: z.object({ upcoming_removals: z.array(removal), rowCount }),
  }),
  completedRemovals: endpoint({
    method: 'GET',
    path: '/get-completed-removals',
    summary: 'One page of the completed removals. Search looks in vendor, city, truck, plate and campaign.',
    access: operators,
    query: pagedQuery(REMOVAL_SORTS),
    answer: z.object({ completed_removals: z.array(removal), rowCount }),
  }),
  removalTotals: endpoint({
    method: 'GET',
    path: '/removal/totals',
    summary:
      'How many removals are upcoming, how many of them overdue (their schedule is over) and due within seven days, and how many are complete. Days are those of Los Angeles. Ours.',
    access: operators,
    answer: z.object({ upcoming: rowCount, overdue: rowCount, this_week: rowCount, completed: rowCount }),
  }),
  removal: endpoint({
    method: 'GET',
    path: '/removal/{id}',
    summary: 'One removal: that of the payment schedule of this id.',
    access: operators,
    params,
    answer: z.object({ removal: z.object({ rows: z.array(removal) }) }),
  }),
  updateRemoval: endpoint({
    method: 'PUT',
    path: '/removal/{id}',
    summary:
      'Change notes and picture of a removal, complete it (`removal_complete` with a date) or reopen it. A date before the end of the payment schedule needs `truncate_payment_schedule`: the schedule then ends on that day, and the notes say so. Reopened with `restore_payment_schedule`, it ends again when it did before. Removal and schedule change together or not at all; what a closed pay period pays is refused.',
    access: operators,
    params,
    body: removalSave,
    answer: z.object({ updated_removal: z.array(removal) }),
    stored: removal,
    errors: ['invalid', 'conflict'],
  }),
  uploadRemovalImage: endpoint({
    method: 'POST',
    path: '/removal/{id}/image',
    summary:
      'Upload a picture of a removal: JPEG, PNG, WebP or GIF, up to 20 MB and 50 megapixels. It waits a day for the save that names its address as `removal_img_url`. Ours.',
    access: operators,
    params,
    bodyKind: 'multipart',
    streamed: true,
    body: z.object({ image: z.file({ error: PICTURE_TEXTS.unknown }) }),
    answer: z.object({ uploaded_image: z.string() }),
    errors: ['invalid', 'too_large', 'wrong_type'],
  }),
}
