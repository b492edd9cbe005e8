import { Alert, Box, Button, Checkbox, DialogActions, DialogContent, FormControlLabel } from '@mui/material'
import { completedOnText, type Removal, REMOVAL_TEXTS } from '@product/sdk/nouns/removals'
import { shownDayText } from '@product/sdk/values'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { Fact, RemovalFacts } from './RemovalFacts'
import { ShownPicture } from './RemovalPicture'
import { useSaveRemoval } from './use-save-removal'

const nothing = () => undefined

/** A completed removal: all of it to be read, and Reopen. Spec: operations, 4. */
export function CompletedRemoval({ removal, onClose }: { removal: Removal; onClose: () => void }) {
  const translate = useTranslate()
  const [restores, setRestores] = useState(false)
  const { save, isPending } = useSaveRemoval(removal, { onSaved: nothing, onClose })
  const { removed_date, removal_notes, removal_img_url, restorable_end_date } = removal
  return (
    <>
      <DialogContent>
        <Alert severity="info" sx={{ mb: 2 }}>
          {removed_date !== null && <div>{completedOnText(removed_date)}</div>}
          <div>{REMOVAL_TEXTS.mustReopen}</div>
        </Alert>
        <RemovalFacts removal={removal} />
        <Box component="dl" sx={{ m: 0 }}>
          <Fact name="removal_notes">{removal_notes === '' ? '–' : removal_notes}</Fact>
        </Box>
        {removal_img_url !== null && (
          <Box sx={{ mt: 2 }}>
            <ShownPicture url={removal_img_url} />
          </Box>
        )}
        {restorable_end_date !== null && (
          <FormControlLabel
            sx={{ mt: 2 }}
            control={<Checkbox checked={restores} onChange={(_, checked) => setRestores(checked)} />}
            label={translate('removals.restore', { date: shownDayText(restorable_end_date) })}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button
          variant="contained"
          loading={isPending}
          onClick={() =>
            save({ removal_complete: false, restore_payment_schedule: restores }, REMOVAL_TEXTS.reopened)
          }
        >
          {REMOVAL_TEXTS.reopen}
        </Button>
      </DialogActions>
    </>
  )
}
