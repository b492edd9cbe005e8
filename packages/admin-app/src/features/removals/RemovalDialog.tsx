import CloseOutlined from '@mui/icons-material/CloseOutlined'
import { Dialog, DialogContent, DialogTitle, IconButton } from '@mui/material'
import { REMOVAL_TEXTS } from '@product/sdk/nouns/removals'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useId } from 'react'
import { useRuntime } from '../../config/runtime'
import { onlyRow } from '../../data/resource-endpoints'
import { FormSkeleton } from '../../forms/FormSkeleton'
import { ErrorState } from '../../layout/StateMessage'
import { CompletedRemoval } from './CompletedRemoval'
import { OpenRemoval } from './OpenRemoval'

/** The removal modal; a completed one is read-only. Spec: operations, 2 and 4. */
export function RemovalDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const translate = useTranslate()
  const heading = useId()
  const { backgroundApi } = useRuntime()
  const { data, error, refetch } = useQuery({
    queryKey: ['removals', id],
    queryFn: async ({ signal }) =>
      onlyRow((await backgroundApi.removal({ params: { id }, signal })).removal.rows),
    // What is typed stands on what was read: it does not change under the hands.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={heading}>
      <DialogTitle id={heading} sx={{ pr: 7 }}>
        {data?.removal_complete ? REMOVAL_TEXTS.review : REMOVAL_TEXTS.edit}
      </DialogTitle>
      <IconButton
        aria-label={translate('console.close')}
        onClick={onClose}
        sx={{ position: 'absolute', right: 12, top: 12 }}
      >
        <CloseOutlined fontSize="small" />
      </IconButton>
      {data === undefined && (
        <DialogContent>
          {error ? (
            <ErrorState title="console.form.failed" text={error.message} onRetry={() => void refetch()} />
          ) : (
            <FormSkeleton />
          )}
        </DialogContent>
      )}
      {data?.removal_complete === false && <OpenRemoval removal={data} onClose={onClose} />}
      {data?.removal_complete === true && <CompletedRemoval removal={data} onClose={onClose} />}
    </Dialog>
  )
}
