import EditOutlined from '@mui/icons-material/EditOutlined'
import { Box, Button, IconButton, Tab, Tabs, Tooltip } from '@mui/material'
import type { CampaignList } from '@product/sdk/nouns/campaigns'
import { type RaRecord, type SortPayload, useRecordContext, useTranslate } from 'ra-core'
import { Link, useSearchParams } from 'react-router'
import { EmptyState } from '../../layout/StateMessage'
import { Page } from '../../layout/Page'
import { ResourceTable } from '../../lists/ResourceTable'
import { pathTo } from '../../paths'
import { campaignLists } from './campaign-lists'

const LISTS: readonly CampaignList[] = ['active', 'in_production', 'expired']

/** Spec: operations, 9. */
const BY_NAME: SortPayload = { field: 'campaign_name', order: 'ASC' }

/** Headings break into two lines, so that all columns and the edit icon fit beside the names. */
const MANY_COLUMNS = {
  '& thead th, & thead .MuiTableSortLabel-root': { whiteSpace: 'normal', lineHeight: 1.3 },
  '& td, & th': { px: 1 },
  '& td.column-campaign_name': { minWidth: 200 },
} as const

const editPath = ({ id }: RaRecord): string => pathTo('editCampaign', { id })

/** Spec: operations, 2. */
export function CampaignsPage() {
  const translate = useTranslate()
  const [params, setParams] = useSearchParams()
  const list = LISTS.find(name => name === params.get('list')) ?? 'active'
  return (
    <Page
      title="console.titles.campaigns"
      actions={
        <Button variant="contained" component={Link} to={pathTo('createCampaign')}>
          {translate('campaigns.create')}
        </Button>
      }
    >
      <Tabs
        value={list}
        aria-label={translate('campaigns.lists')}
        variant="scrollable"
        allowScrollButtonsMobile
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {LISTS.map(name => (
          <Tab
            key={name}
            value={name}
            id={`tab-${name}`}
            aria-controls="campaign-list"
            label={translate(`campaigns.${name}`)}
            // Not the tabs' onChange: that says nothing of a click back while the next list is still being drawn.
            onClick={() => setParams({ list: name }, { replace: true })}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id="campaign-list" aria-labelledby={`tab-${list}`} sx={MANY_COLUMNS}>
        <ResourceTable
          key={list}
          resource={campaignLists[list].name}
          label={`campaigns.${list}`}
          sort={BY_NAME}
          rowLink={editPath}
          rowActions={<EditLink />}
          // The address already says which of the three lists it is.
          inAddress={false}
          empty={<EmptyState title="campaigns.empty" text={`campaigns.empty_${list}`} />}
        />
      </Box>
    </Page>
  )
}

function EditLink() {
  const translate = useTranslate()
  const record = useRecordContext()
  if (!record) return null
  return (
    <Tooltip title={translate('campaigns.edit')}>
      <IconButton
        size="small"
        component={Link}
        to={editPath(record)}
        aria-label={translate('campaigns.edit_named', { name: record.campaign_name })}
      >
        <EditOutlined fontSize="small" />
      </IconButton>
    </Tooltip>
  )
}
