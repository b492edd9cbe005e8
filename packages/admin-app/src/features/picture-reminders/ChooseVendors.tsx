import { Box, Button, Card, List, Switch, FormControlLabel, Typography } from '@mui/material'
import { MESSAGE_SEARCH_PAUSES_MS, MESSAGE_TEXTS } from '@product/sdk/nouns/messages'
import { useTranslate } from 'ra-core'
import { KeywordField } from '../../fields/KeywordField'
import { useKeyword } from '../../fields/use-keyword'
import { EmptyState, ErrorState } from '../../layout/StateMessage'
import { WaitingRows } from '../../lists/PagedList'
import { canRemind, foundVendors } from './reminder-choice'
import type { ReminderChoice } from './use-reminder-choice'
import { VendorChoice } from './VendorChoice'

interface ChooseVendorsProps {
  choice: ReminderChoice
  onNext: () => void
}

/** Who is asked for pictures: at least one. Spec: communication, 2. */
export function ChooseVendors({ choice, onNext }: ChooseVendorsProps) {
  const translate = useTranslate()
  const search = useKeyword(MESSAGE_SEARCH_PAUSES_MS.reminderVendors)
  const { list, setList, setIds, chosen } = choice
  const { data, error, refetch } = choice.query
  const found = data && foundVendors(data, search.keyword)

  const ids = new Set<number>(chosen.map(({ vendor_id }) => vendor_id))

  function toggle(id: number): void {
    const next = new Set(ids)
    if (!next.delete(id)) next.add(id)
    setIds([...next])
  }

  const selectAll = (): void => {
    const all = (found ?? []).filter(canRemind).map(({ vendor_id }) => vendor_id)
    setIds([...new Set([...ids, ...all])])
  }

  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Box sx={{ flex: '1 1 240px' }}>
          <KeywordField search={search} label="reminders.search" />
        </Box>
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button onClick={selectAll} disabled={!found?.some(canRemind) || search.isTyping}>
            {translate('reminders.select_all')}
          </Button>
          <Button onClick={() => setIds([])} disabled={ids.size === 0}>
            {translate('reminders.deselect_all')}
          </Button>
        </Box>
      </Box>
      <FormControlLabel
        sx={{ mb: 1, ml: 0, gap: 1 }}
        control={
          <Switch
            size="small"
            checked={list === 'all'}
            onChange={(_event, isAll) => setList(isAll ? 'all' : 'missing')}
          />
        }
        label={translate('reminders.all')}
      />
      <Card>
        {error && !data && (
          <ErrorState title="console.list.failed" text={error.message} onRetry={() => void refetch()} />
        )}
        {!data && !error && <WaitingRows />}
        {found?.length === 0 && (
          <EmptyState
            title={search.keyword === '' && list === 'missing' ? 'reminders.none' : MESSAGE_TEXTS.noVendors}
            text={search.keyword === '' ? `reminders.none_text.${list}` : undefined}
          />
        )}
        {found && found.length > 0 && (
          <List
            disablePadding
            inert={search.isTyping}
            aria-label={translate('reminders.vendors')}
            sx={{ opacity: search.isTyping ? 0.5 : 1 }}
          >
            {found.map(vendor => (
              <VendorChoice
                key={vendor.vendor_id}
                vendor={vendor}
                isChosen={ids.has(vendor.vendor_id)}
                onToggle={() => toggle(vendor.vendor_id)}
              />
            ))}
          </List>
        )}
      </Card>
      <Box
        sx={{
          position: 'sticky',
          bottom: 0,
          zIndex: 2,
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          py: 1.5,
          bgcolor: 'background.default',
        }}
      >
        <Button variant="contained" onClick={onNext} disabled={ids.size === 0}>
          {translate('reminders.next')}
        </Button>
        <Typography variant="caption" color="textSecondary" role="status">
          {ids.size === 0
            ? translate('reminders.at_least_one')
            : translate('reminders.chosen', { smart_count: ids.size })}
        </Typography>
      </Box>
    </>
  )
}
