import { Button, Tooltip } from '@mui/material'
import type { WholeCampaign } from '@product/sdk/nouns/campaigns'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { useApi } from '../../config/runtime'
import { isRecordId } from '../../data/record-id'
import { FormSkeleton } from '../../forms/FormSkeleton'
import { NoRecord } from '../../layout/NoRecord'
import { Page } from '../../layout/Page'
import { WayBack } from '../../layout/WayBack'
import { pathTo } from '../../paths'
import { CampaignEditor } from './CampaignEditor'
import { DeleteCampaignDialog } from './DeleteCampaignDialog'
import { campaignQueryKey } from './campaign-queries'

export function EditCampaignPage() {
  const { id = '' } = useParams()
  const api = useApi()
  const translate = useTranslate()
  const { data, error, isLoading, refetch } = useQuery({
    queryKey: campaignQueryKey(id),
    enabled: isRecordId(id),
    queryFn: ({ signal }): Promise<WholeCampaign> => api.campaignForEdit({ params: { id }, signal }),
  })
  return (
    <Page
      title={data ? 'console.titles.campaign_named' : 'console.titles.edit_campaign'}
      titleArgs={{ name: data?.campaign.name }}
      record={data && { name: data.campaign.name, kind: 'console.kinds.campaign' }}
      actions={data && <Impersonate {...data} />}
    >
      {(data || isLoading) && (
        <WayBack label="console.way_back" to={pathTo('campaigns')}>
          {translate('console.titles.campaigns')}
        </WayBack>
      )}
      {data ? (
        <EditCampaign key={id} stored={data} />
      ) : isLoading ? (
        <FormSkeleton fields={6} />
      ) : (
        <NoRecord
          title="campaign.missing"
          text="campaign.missing_text"
          back={{ to: pathTo('campaigns'), label: 'console.titles.campaigns' }}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
    </Page>
  )
}

function EditCampaign({ stored }: { stored: WholeCampaign }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const [asks, setAsks] = useState(false)
  const { campaign_id: id, name } = stored.campaign
  return (
    <>
      <CampaignEditor
        stored={stored}
        draftName={`campaigns/${id}`}
        extra={
          <Button color="error" onClick={() => setAsks(true)}>
            {translate('campaign.delete')}
          </Button>
        }
      />
      {asks && (
        <DeleteCampaignDialog
          id={id}
          name={name}
          onDeleted={() => void navigate(pathTo('campaigns'))}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  )
}

/** Opens the client's own dashboard on this campaign, to look at. Spec: operations, 2. */
function Impersonate({ campaign: { campaign_id: campaignId, user_id: clientId } }: WholeCampaign) {
  const translate = useTranslate()
  const label = translate('campaign.impersonate')
  if (clientId !== null) {
    return (
      <Button variant="outlined" component={Link} to={pathTo('impersonateMap', { clientId, campaignId })}>
        {label}
      </Button>
    )
  }
  return (
    <Tooltip title={translate('campaign.impersonate_none')}>
      <span>
        <Button variant="outlined" disabled>
          {label}
        </Button>
      </span>
    </Tooltip>
  )
}
