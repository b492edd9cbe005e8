import { Alert, Box, Button } from '@mui/material'
import { CAMPAIGN_NOTICES } from '@product/sdk/nouns/campaigns'
import { useTranslate } from 'ra-core'
import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { Page } from '../../layout/Page'
import { pathTo } from '../../paths'
import { CampaignEditor } from './CampaignEditor'
import { NEW_CAMPAIGN } from './new-campaign'

/** Once created it goes to the edit page after 5 seconds. Spec: operations, 4. */
export function CreateCampaignPage() {
  const translate = useTranslate()
  const navigate = useNavigate()
  const [editPath, setEditPath] = useState<string>()

  useEffect(() => {
    if (editPath === undefined) return
    const timer = setTimeout(() => void navigate(editPath), CAMPAIGN_NOTICES.toEditPageMs)
    return () => clearTimeout(timer)
  }, [editPath, navigate])

  return (
    <Page title="console.titles.create_campaign">
      {editPath !== undefined && (
        <Alert
          severity="success"
          sx={{ mb: 2 }}
          action={
            <Button color="inherit" size="small" component={Link} to={editPath}>
              {translate('campaign.open_now')}
            </Button>
          }
        >
          {CAMPAIGN_NOTICES.created} {translate('campaign.opening')}
        </Alert>
      )}
      {/* What would be entered now belongs to the page that opens next. */}
      <Box inert={editPath !== undefined} sx={{ opacity: editPath === undefined ? 1 : 0.5 }}>
        <CampaignEditor
          stored={NEW_CAMPAIGN}
          draftName="campaigns/new"
          onSaved={({ whole }) => setEditPath(pathTo('editCampaign', { id: whole.campaign.campaign_id }))}
        />
      </Box>
    </Page>
  )
}
