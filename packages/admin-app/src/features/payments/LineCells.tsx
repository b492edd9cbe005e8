import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import { Box, Chip, Typography } from '@mui/material'
import type { PayableLine } from '@product/sdk/features/payments'
import { amountCents, msToDays, prorateText, rateCents } from '@product/sdk/nouns/payments'
import { centsText, type Day, shownDayText } from '@product/sdk/values'
import { useTranslate } from 'ra-core'
import { useContext } from 'react'
import { Link } from 'react-router'
import { GonePages } from '../../layout/gone-pages'
import { PageLink, type PageLinkProps } from '../../layout/PageLink'
import { pathTo } from '../../paths'
import { remarksOf } from './why-not-ready'

/** Whose lines follow. */
export function VendorCell({
  of: { vendor_id, vendor_name },
  underline,
}: {
  of: { vendor_id: number | null; vendor_name: string }
  underline?: PageLinkProps['underline']
}) {
  const translate = useTranslate()
  if (vendor_id === null) return translate('payments.no_vendor')
  return <PageLink name={vendor_name} to={pathTo('editVendor', { id: vendor_id })} underline={underline} />
}

export const TruckCell = ({ line }: { line: PayableLine }) => (
  <>
    <PageLink name={line.truck_name} to={pathTo('editTruck', { id: line.truck_id })} />
    {line.license_plate !== null && (
      <Typography component="span" variant="caption" sx={{ display: 'block', fontFamily: 'monospace' }}>
        {line.license_plate}
      </Typography>
    )}
  </>
)

export const CampaignCell = ({ line: { campaign_id, campaign_name } }: { line: PayableLine }) =>
  campaign_id === null || campaign_name === null ? (
    '–'
  ) : (
    <PageLink name={campaign_name} to={pathTo('editCampaign', { id: campaign_id })} />
  )

export const dayText = (day: Day | null): string => (day === null ? '–' : shownDayText(day))

/** `12 / 31`: paid days of the month's days. */
export const daysText = ({ days_on_campaign, days_this_month }: PayableLine): string =>
  `${msToDays(days_on_campaign)} / ${msToDays(days_this_month)}`

export const percentText = ({ days_on_campaign, days_this_month }: PayableLine): string =>
  prorateText(msToDays(days_on_campaign), msToDays(days_this_month))

export const rateText = (line: PayableLine): string => `$${centsText(rateCents(line))}`
export const amountText = (line: PayableLine): string => `$${centsText(amountCents(line))}`

/** Ready to pay, or every reason why not, each with the way to where it is mended. */
export function Readiness({ line, onOpen }: { line: PayableLine; onOpen: (schedule: string) => void }) {
  const translate = useTranslate()
  const gone = useContext(GonePages)
  const remarks = remarksOf(line)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {line.not_ready.length === 0 && (
        <Chip
          size="small"
          color="success"
          variant="outlined"
          icon={<CheckCircleOutlined />}
          label={translate('payments.ready')}
        />
      )}
      {remarks.map(({ name, args, mend }) => {
        const shared = {
          size: 'small',
          color: 'warning',
          variant: 'outlined',
          clickable: true,
          // A long reason takes two lines before it is cut.
          sx: {
            height: 'auto',
            minHeight: 24,
            '& .MuiChip-label': { whiteSpace: 'normal', textAlign: 'left' },
          },
          label: translate(`payments.reasons.${name}`, args),
        } as const
        if ('to' in mend && gone.has(mend.to)) return <Chip key={name} {...shared} />
        return 'to' in mend ? (
          <Chip key={name} {...shared} clickable component={Link} to={mend.to} />
        ) : (
          <Chip key={name} {...shared} clickable component="button" onClick={() => onOpen(mend.schedule)} />
        )
      })}
    </Box>
  )
}
