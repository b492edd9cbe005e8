import EditOutlined from '@mui/icons-material/EditOutlined'
import { Box, Button, IconButton, Tab, Tabs, Tooltip } from '@mui/material'
import { VENDOR_LABELS } from '@product/sdk/nouns/fleet'
import { type RaRecord, useRecordContext, useTranslate } from 'ra-core'
import { Link, useSearchParams } from 'react-router'
import { Inserts } from '../../layout/Inserts'
import { Page } from '../../layout/Page'
import { EmptyState } from '../../layout/StateMessage'
import { ResourceTable } from '../../lists/ResourceTable'
import { pathTo } from '../../paths'
import { numberText } from '../../texts/shown-numbers'
import { chosenVendors } from './chosen-vendors'
import { DriveTotals } from './DriveTotals'
import { PipelineChips } from './PipelineChips'
import { useDriveTotals } from './use-drive-totals'
import { VENDORS } from './vendors'

const LISTS = { all: VENDOR_LABELS.all, attention: VENDOR_LABELS.needsAttention } as const

const editPath = ({ id }: RaRecord): string => pathTo('editVendor', { id })

/** Spec: operations, 2. */
export function DrivePage() {
  const translate = useTranslate()
  const [params, setParams] = useSearchParams()
  const { list, stages, filter } = chosenVendors(params)
  const { data: totals } = useDriveTotals()
  const counts = { all: totals?.vendors, attention: totals?.needsAttention }
  return (
    <Page
      title="console.sidebar.drive"
      actions={
        <>
          <Inserts into="drive" place="actions" />
          <Button variant="contained" component={Link} to={pathTo('createVendor')}>
            {VENDOR_LABELS.newVendor}
          </Button>
        </>
      }
    >
      <DriveTotals chosen={filter.trucks} />
      <Tabs
        value={list}
        aria-label={translate('vendors.lists')}
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {(['all', 'attention'] as const).map(name => (
          <Tab
            key={name}
            value={name}
            id={`tab-${name}`}
            aria-controls="vendor-list"
            label={<TabLabel text={LISTS[name]} count={counts[name]} />}
            // What is chosen beside the list stays chosen.
            onClick={() =>
              setParams(
                before => {
                  const after = new URLSearchParams(before)
                  if (name === 'all') after.delete('list')
                  else after.set('list', name)
                  return after
                },
                { replace: true },
              )
            }
          />
        ))}
      </Tabs>
      <PipelineChips chosen={stages} />
      <Box
        role="tabpanel"
        id="vendor-list"
        aria-labelledby={`tab-${list}`}
        sx={{ '& td.column-phone_num, & td.column-code': { whiteSpace: 'nowrap' } }}
      >
        <ResourceTable
          key={JSON.stringify(filter)}
          resource={VENDORS}
          label={LISTS[list]}
          sort={{ field: 'code', order: 'ASC' }}
          filter={{ ...filter }}
          rowLink={editPath}
          rowActions={<EditLink />}
          // The address already says which vendors are chosen.
          inAddress={false}
          empty={
            <EmptyState
              title={list === 'attention' ? 'vendors.all_well' : 'vendors.empty'}
              text={list === 'attention' ? 'vendors.all_well_text' : 'vendors.empty_text'}
            />
          }
        />
      </Box>
      <Inserts into="drive" />
    </Page>
  )
}

function TabLabel({ text, count }: { text: string; count: number | undefined }) {
  return (
    <Box component="span">
      {text}
      {count !== undefined && (
        <Box component="span" sx={{ ml: 1, color: 'text.secondary', fontWeight: 400 }}>
          {' '}
          {numberText(count)}
        </Box>
      )}
    </Box>
  )
}

function EditLink() {
  const translate = useTranslate()
  const record = useRecordContext()
  if (!record) return null
  return (
    <Tooltip title={translate('vendors.edit')}>
      <IconButton
        size="small"
        component={Link}
        to={editPath(record)}
        aria-label={translate('vendors.edit_named', { name: record.name })}
      >
        <EditOutlined fontSize="small" />
      </IconButton>
    </Tooltip>
  )
}
