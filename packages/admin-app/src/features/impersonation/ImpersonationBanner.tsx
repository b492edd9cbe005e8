import { Alert, Button } from '@mui/material'
import { IMPERSONATION_TEXTS } from '@product/sdk/features/impersonation'
import { mayOpen } from '@product/sdk/nouns/people'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router'
import { pathTo, wholePath } from '../../paths'
import { useSessionUser } from '../../session/use-session-user'

/** Says that nothing can be changed here, and leads back to the campaign or to Drive. */
export function ImpersonationBanner({ campaignId }: { campaignId: number | undefined }) {
  const translate = useTranslate()
  const { role } = useSessionUser()
  const edit = campaignId === undefined ? undefined : pathTo('editCampaign', { id: campaignId })
  const back = edit !== undefined && mayOpen(wholePath(edit), role) ? edit : pathTo('drive')
  return (
    <Alert
      severity="info"
      sx={{ borderRadius: 0, borderWidth: '0 0 1px', py: 0 }}
      action={
        <Button color="inherit" size="small" component={Link} to={back}>
          {translate('impersonation.leave')}
        </Button>
      }
    >
      {IMPERSONATION_TEXTS.readOnly}
    </Alert>
  )
}
