import { Box, Button, Card, List, Switch, FormControlLabel, Typography } from '@mui/material'
import { MESSAGE_SEARCH_PAUSES_MS, MESSAGE_TEXTS } from '@product/sdk/nouns/messages'
import { useTranslate } from 'ra-core'
import { KeywordField } from '../../fields/KeywordField'
import { useKeyword } from '../../fields/use-keyword'
import { EmptyState, ErrorState } from '../../layout/StateMessage'
import { WaitingRows } from '../../lists/PagedList'
import { canRemind, foundVendors } from './reminder-choice'
import { type ReminderList, type ReminderVendor, useReminderVendors } from './use-reminder-vendors'
import { VendorChoice } from './VendorChoice'

interface ChooseVendorsProps {
  list: ReminderList
  onList: (list: ReminderList) => void
  chosen: ReadonlyMap<number, ReminderVendor>
  onChoose: (chosen: ReadonlyMap<number, ReminderVendor>) => void
  onNext: () => void
}

/** Who is asked for pictures: at least one. Spec: communication, 2. */
export function ChooseVendors({ list, onList, chosen, onChoose, onNext }: ChooseVendorsProps) {
  const translate = useTranslate()
  const search = useKeyword(MESSAGE_SEARCH_PAUSES_MS.reminderVendors)
  const { data, error, refetch } = useReminderVendors(list)
  const found = data && foundVendors(data, search.keyword)

  function toggle(vendor: ReminderVendor): void {
    const next = new Map(chosen)
    if (!next.delete(vendor.vendor_id)) next.set(vendor.vendor_id, vendor)
    onChoose(next)
  }

  const selectAll = (): void =>
    onChoose(
      new Map([
        ...chosen,
        ...(found ?? []).filter(canRemind).map(vendor => [vendor.vendor_id, vendor] as const),
      ]),
    )

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
          <Button onClick={() => onChoose(new Map())} disabled={chosen.size === 0}>
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
            onChange={(_event, isAll) => onList(isAll ? 'all' : 'missing')}
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
                isChosen={chosen.has(vendor.vendor_id)}
                onToggle={() => toggle(vendor)}
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
        <Button variant="contained" onClick={onNext} disabled={chosen.size === 0}>
          {translate('reminders.next')}
        </Button>
        <Typography variant="caption" color="textSecondary" role="status">
          {chosen.size === 0
            ? translate('reminders.at_least_one')
            : translate('reminders.chosen', { smart_count: chosen.size })}
        </Typography>
      </Box>
    </>
  )
}
