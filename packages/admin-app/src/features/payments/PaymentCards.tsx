import EditOutlined from '@mui/icons-material/EditOutlined'
import { Box, Typography } from '@mui/material'
import type { PayableLine } from '@product/sdk/features/payments'
import { centsText } from '@product/sdk/values'
import { useTranslate } from 'ra-core'
import { Fragment, type ReactNode } from 'react'
import { RowButton } from '../../lists/RowButton'
import {
  amountText,
  CampaignCell,
  dayText,
  daysText,
  percentText,
  rateText,
  Readiness,
  TruckCell,
  VendorCell,
} from './LineCells'
import type { ShownLinesProps } from './PaymentsTable'
import { scheduleKey } from './schedule-key'

/** On a narrow window: a card for each line under its vendor's sum; the total stays at the lower edge. */
export function PaymentCards({ groups, found, count, total, isWhole, onOpen }: ShownLinesProps) {
  const translate = useTranslate()
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {groups.map(({ sum, lines }) => (
          <Fragment key={`${sum.vendor_id} ${lines[0]?.payment_schedule_id}`}>
            <Box
              component="li"
              sx={{ display: 'flex', gap: 1, px: 2, py: 1, bgcolor: 'action.hover', fontWeight: 600 }}
            >
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <VendorCell of={sum} />
              </Box>
              <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>${centsText(sum.cents)}</Box>
            </Box>
            {lines.map(line => (
              <Box
                component="li"
                key={line.payment_schedule_id}
                sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}
              >
                <LineCard line={line} onOpen={onOpen} />
              </Box>
            ))}
          </Fragment>
        ))}
      </Box>
      <Box
        sx={{
          position: 'sticky',
          bottom: 0,
          zIndex: 2,
          display: 'flex',
          gap: 2,
          px: 2,
          py: 1.5,
          borderTop: 1,
          borderColor: 'divider',
          bgcolor: 'background.paper',
          fontWeight: 600,
        }}
      >
        <Box sx={{ flex: 1 }}>
          {translate(isWhole ? 'payments.total' : 'payments.total_found', {
            smart_count: count,
            total: `$${centsText(total)}`,
          })}
        </Box>
        <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>${centsText(found)}</Box>
      </Box>
    </>
  )
}

/** Stands on one line, the next where this one has no room for it. */
const WithoutBreak = ({ children }: { children: ReactNode }) => (
  <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
    {children}
  </Box>
)

function LineCard({ line, onOpen }: { line: PayableLine; onOpen: (schedule: string) => void }) {
  const translate = useTranslate()
  const period = `${dayText(line.start_active)} – ${dayText(line.end_active)}`
  const facts = [
    { name: 'campaign_name', value: <CampaignCell line={line} /> },
    {
      name: 'active',
      value: (
        <>
          {period} <WithoutBreak>{`(${daysText(line)})`}</WithoutBreak>
        </>
      ),
    },
    { name: 'monthly_rate', value: `${rateText(line)} × ${percentText(line)}` },
    {
      name: 'pictures_received',
      value: translate(line.pictures_received ? 'ra.boolean.true' : 'ra.boolean.false'),
    },
  ]
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <Typography component="h2" variant="h3" sx={{ flex: 1, minWidth: 0 }}>
          <TruckCell line={line} />
        </Typography>
        <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {amountText(line)}
        </Typography>
        <RowButton
          label="payments.edit_named"
          name={line.truck_name}
          icon={EditOutlined}
          onClick={() => onOpen(scheduleKey(line))}
        />
      </Box>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 0.5, my: 1 }}
      >
        {facts.map(({ name, value }) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="caption" color="textSecondary">
              {translate(`payments.columns.${name}`)}
            </Typography>
            <Box component="dd" sx={{ m: 0, textAlign: 'right', overflowWrap: 'anywhere' }}>
              {value}
            </Box>
          </Box>
        ))}
      </Box>
      <Readiness line={line} onOpen={onOpen} />
    </>
  )
}
