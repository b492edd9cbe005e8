import { serverClock } from '@product/client-app/server-clock'
import { Button, DialogActions, DialogContent, Stack, TextField } from '@mui/material'
import { daysEarly, MOST_NOTES, type Removal, REMOVAL_TEXTS } from '@product/sdk/nouns/removals'
import { like, losAngelesDay } from '@product/sdk/values'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { RestoredNotice } from '../../forms/RestoredNotice'
import { useDraft } from '../../forms/use-draft'
import { EarlyEndWarning } from './EarlyEndWarning'
import {
  draftOf,
  isChanged,
  keptDraft,
  type KeptRemovalDraft,
  keptFields,
  markProblem,
  type RemovalDraft,
  restoredDraft,
} from './removal-draft'
import { RemovalFacts } from './RemovalFacts'
import { RemovalPicture } from './RemovalPicture'
import { useSaveRemoval } from './use-save-removal'

const isKept = like({ notes: '', removed: '', from: { removal_notes: '' } })

/** A removal that is not complete: notes, picture, and the day that completes it. Spec: operations, 4. */
export function OpenRemoval({ removal, onClose }: { removal: Removal; onClose: () => void }) {
  const translate = useTranslate()
  const kept = useDraft<KeptRemovalDraft>(`removals/${removal.removal_id}`, isKept)
  const [draft, setDraft] = useState(() =>
    kept.restored ? restoredDraft(removal, kept.restored.value) : draftOf(removal),
  )
  const [isUploading, setUploading] = useState(false)
  const [isWarned, setWarned] = useState(false)
  const { save, isPending } = useSaveRemoval(removal, { onSaved: kept.clear, onClose })
  const today = losAngelesDay(serverClock.now())
  const end = removal.payment_schedule_end_date
  const problem = markProblem(removal, draft, today)
  const isWrongDay = draft.removed !== '' && problem !== undefined && problem.problem !== 'not-confirmed'
  const isHeld = isPending || isUploading

  function change(part: Partial<RemovalDraft>): void {
    const next = { ...draft, ...part }
    setDraft(next)
    if (isChanged(removal, next)) kept.keep(keptDraft(removal, next))
    else kept.clear()
  }
  const mark = (truncates: boolean) =>
    save(
      {
        ...keptFields(removal, draft),
        removal_complete: true,
        removal_date: draft.removed,
        truncate_payment_schedule: truncates,
      },
      REMOVAL_TEXTS.marked,
    )
  return (
    <>
      <DialogContent>
        {kept.restored && (
          <RestoredNotice
            savedAt={kept.restored.savedAt}
            onDiscard={() => {
              kept.clear()
              setDraft(draftOf(removal))
            }}
          />
        )}
        <RemovalFacts removal={removal} />
        <Stack spacing={2}>
          <TextField
            type="date"
            label={translate('removals.removal_date')}
            value={draft.removed}
            onChange={event => change({ removed: event.target.value })}
            error={isWrongDay}
            helperText={isWrongDay ? problem.text : translate('removals.date_help')}
            slotProps={{
              inputLabel: { shrink: true },
              htmlInput: { min: removal.payment_schedule_start_date, max: today },
            }}
          />
          <TextField
            label={translate('removals.notes')}
            value={draft.notes}
            onChange={event => change({ notes: event.target.value })}
            multiline
            minRows={3}
            maxRows={12}
            slotProps={{ htmlInput: { maxLength: MOST_NOTES } }}
          />
          <RemovalPicture
            removalId={removal.removal_id}
            url={draft.url}
            onChange={url => change({ url })}
            onBusy={setUploading}
          />
        </Stack>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          disabled={isHeld || !isChanged(removal, { ...draft, removed: '' })}
          onClick={() =>
            save({ ...keptFields(removal, draft), removal_complete: false }, REMOVAL_TEXTS.saved)
          }
        >
          {REMOVAL_TEXTS.save}
        </Button>
        <Button
          variant="contained"
          loading={isPending}
          disabled={isUploading || draft.removed === '' || isWrongDay}
          onClick={() => (problem?.problem === 'not-confirmed' ? setWarned(true) : mark(false))}
        >
          {REMOVAL_TEXTS.saveAndMark}
        </Button>
      </DialogActions>
      {isWarned && end !== null && (
        <EarlyEndWarning
          days={daysEarly(end, draft.removed)}
          was={end}
          becomes={draft.removed}
          onConfirm={() => {
            setWarned(false)
            mark(true)
          }}
          onClose={() => setWarned(false)}
        />
      )}
    </>
  )
}
