import { Box, Button, Typography } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useApi } from '../../config/runtime'
import { useFailureToast } from '../../toasts/use-failure-toast'

/** SSN and EIN unmasked until they are hidden or the page is left; who looked goes into the activity log. */
export function RevealNumbers({ id }: { id: string }) {
  const translate = useTranslate()
  const api = useApi()
  const failureToast = useFailureToast()
  const { data, mutate, reset, isPending } = useMutation({
    mutationFn: () => api.revealVendorNumbers({ params: { id } }),
    onError: error => failureToast(error, {}),
    gcTime: 0,
  })
  if (!data) {
    return (
      <Button variant="outlined" loading={isPending} onClick={() => mutate()}>
        {translate('vendors.reveal')}
      </Button>
    )
  }
  const none = translate('vendors.none')
  return (
    <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
      <Typography>SSN: {data.ssn ?? none}</Typography>
      <Typography>EIN: {data.ein ?? none}</Typography>
      <Button onClick={reset}>{translate('vendors.hide')}</Button>
    </Box>
  )
}
