import EditOutlined from '@mui/icons-material/EditOutlined'
import { Box, Button, IconButton, Tab, Tabs, Tooltip } from '@mui/material'
import type { CampaignList } from '@product/sdk/advertise'
import { type RaRecord, type SortPayload, useRecordContext, useTranslate } from 'ra-core'
import { Link, useSearchParams } from 'react-router'
import { EmptyState } from '../../layout/StateMessage'
import { Page } from '../../layout/Page'
import { ResourceTable } from '../../lists/ResourceTable'
import { pathTo } from '../../paths'
import { campaignLists } from './campaign-lists'

/** In the order of the tabs, each with the order that its rows start in: what ends or starts next is first. */
const TABS: readonly { list: CampaignList; sort: SortPayload }[] = [
  { list: 'active', sort: { field: 'end_date', order: 'ASC' } },
  { list: 'in_production', sort: { field: 'start_date', order: 'ASC' } },
  { list: 'expired', sort: { field: 'end_date', order: 'DESC' } },
]

/** Headings break into two lines, so that all columns and the edit icon fit beside the names. */
const MANY_COLUMNS = {
  '& thead th, & thead .MuiTableSortLabel-root': { whiteSpace: 'normal', lineHeight: 1.3 },
  '& td:first-of-type': { minWidth: 200, py: 0.5 },
} as const

const editPath = ({ id }: RaRecord): string => pathTo('editCampaign', { id })

/** Spec: operations, 2. */
export function CampaignsPage() {
  const translate = useTranslate()
  const [params, setParams] = useSearchParams()
  const shown = TABS.find(({ list }) => list === params.get('list')) ?? TABS[0]
  if (!shown) return null
  const { list, sort } = shown
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
        onChange={(_event, next: CampaignList) => setParams({ list: next }, { replace: true })}
        aria-label={translate('campaigns.lists')}
        variant="scrollable"
        allowScrollButtonsMobile
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {TABS.map(tab => (
          <Tab
            key={tab.list}
            value={tab.list}
            id={`tab-${tab.list}`}
            aria-controls="campaign-list"
            label={translate(`campaigns.${tab.list}`)}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id="campaign-list" aria-labelledby={`tab-${list}`} sx={MANY_COLUMNS}>
        <ResourceTable
          key={list}
          resource={campaignLists[list].name}
          label={`campaigns.${list}`}
          sort={sort}
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
