import { Button } from '@mui/material'
import type { ActivityEntry } from '@product/sdk/features/team'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { fetched } from '../../config/fetched'
import { FetchedLayer } from '../../layout/FetchedLayer'

const ChangesDialog = fetched(async () => (await import('./ChangesDialog')).ChangesDialog)

/** How many fields an entry changed; opens what they were and what they became. */
export function ChangesButton({
  entry,
}: {
  entry: Pick<ActivityEntry, 'id' | 'message' | 'action' | 'changes' | 'parts'>
}) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const { changes, action } = entry
  if (changes.length === 0) return null
  const fields = translate('team.changed', { smart_count: changes.length })
  return (
    <>
      <Button
        size="small"
        color="inherit"
        aria-label={translate('team.show_changes', { fields, action })}
        onClick={() => setOpen(true)}
      >
        {fields}
      </Button>
      {isOpen && (
        <FetchedLayer onClose={close}>
          <ChangesDialog entry={entry} onClose={close} />
        </FetchedLayer>
      )}
    </>
  )
}
