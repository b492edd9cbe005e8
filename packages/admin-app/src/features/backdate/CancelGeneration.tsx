import { Button } from '@mui/material'
import type { RouteProcess } from '@product/sdk/nouns/placeholders'
import { useMutation } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { useRuntime } from '../../config/runtime'
import { ConfirmDialog } from '../../forms/ConfirmDialog'
import { randomKey } from '../../forms/random-key'
import { useToast } from '../../toasts/use-toast'
import { usePutProcess } from './use-route-processes'

/** Ends a generation that runs, after asking. */
export function CancelGeneration({ process }: { process: RouteProcess }) {
  const translate = useTranslate()
  const toast = useToast()
  const put = usePutProcess()
  const { api } = useRuntime()
  const [isAsked, setAsked] = useState(false)
  const cancel = useMutation({
    mutationFn: async () =>
      api.cancelRouteProcess({ params: { id: process.route_process_id }, idempotencyKey: randomKey() }),
    onSuccess({ processes }) {
      for (const ended of processes) put(ended)
      toast('success', 'backdate.cancelled')
    },
    onSettled: () => setAsked(false),
  })
  return (
    <>
      <Button variant="outlined" color="error" size="small" onClick={() => setAsked(true)}>
        {translate('backdate.cancel')}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title="backdate.cancel_title"
          text="backdate.cancel_text"
          args={{ name: process.campaign_name }}
          confirm="backdate.cancel"
          isPending={cancel.isPending}
          onConfirm={() => cancel.mutate()}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}
