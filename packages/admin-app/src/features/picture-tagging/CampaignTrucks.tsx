import CancelIcon from '@mui/icons-material/Cancel'
import CancelOutlined from '@mui/icons-material/CancelOutlined'
import CheckCircleIcon from '@mui/icons-material/CheckCircle'
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import {
  IconButton,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Tooltip,
  Typography,
} from '@mui/material'
import { serverClock } from '@product/client-app/server-clock'
import { type CampaignTruckStatus } from '@product/sdk/nouns/picture-reports'
import { isSetThisMonth } from '@product/sdk/features/picture-tagging'
import { MESSAGE_TEXTS } from '@product/sdk/nouns/messages'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useRuntime } from '../../config/runtime'
import { EmptyState, ErrorState } from '../../layout/StateMessage'
import { campaignTrucksQuery } from '../../pictures/campaign-trucks-query'
import type { Deed } from './use-decide'

interface CampaignTrucksProps {
  vendorId: number
  /** That whose decision is on its way. */
  pending: CampaignTruckStatus | undefined
  onDecide: (deed: Deed) => void
}

/** The trucks with their columns to approve and reject. Spec: communication, 2. */
export function CampaignTrucks({ vendorId, pending, onDecide }: CampaignTrucksProps) {
  const translate = useTranslate()
  const { backgroundApi } = useRuntime()
  const { data, error, refetch } = useQuery(campaignTrucksQuery(backgroundApi, vendorId))
  if (!data) {
    return error ? (
      <ErrorState title="tagging.failed" text={error.message} onRetry={() => void refetch()} />
    ) : (
      <Skeleton variant="rounded" height={160} aria-hidden />
    )
  }
  if (data.length === 0) return <EmptyState title={MESSAGE_TEXTS.noRecord} />
  return (
    <TableContainer>
      <Table
        size="small"
        aria-label={translate('tagging.trucks')}
        sx={{ '& .MuiTableCell-root': { px: { xs: 0.5, sm: 2 } } }}
      >
        <TableHead>
          <TableRow>
            <TableCell>{translate('tagging.truck')}</TableCell>
            <TableCell sx={BESIDE}>{translate('tagging.pictures')}</TableCell>
            <TableCell align="center">{translate('tagging.approve')}</TableCell>
            <TableCell align="center">{translate('tagging.reject')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {data.map(truck => (
            <TruckRow
              key={`${truck.truck_id}-${truck.campaign_id}`}
              truck={truck}
              isPending={pending !== undefined}
              onDecide={value => onDecide({ truck, value })}
            />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

interface TruckRowProps {
  truck: CampaignTruckStatus
  isPending: boolean
  onDecide: (value: 0 | 1) => void
}

/** On a phone the pictures stand below the truck. */
const BESIDE = { display: { xs: 'none', sm: 'table-cell' } }
const BELOW = { display: { xs: 'block', sm: 'none' } }

function TruckRow({ truck, isPending, onDecide }: TruckRowProps) {
  const translate = useTranslate()
  const { truck_name, license_plate, campaign_display_name, pictures } = truck
  const came =
    pictures === 0
      ? translate('tagging.no_pictures')
      : translate('tagging.pictures_of', { smart_count: pictures })
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
        {truck_name}
        <Typography variant="caption" color="textSecondary" component="span" sx={{ display: 'block' }}>
          {[license_plate, campaign_display_name].filter(Boolean).join(' · ')}
        </Typography>
        <Typography variant="caption" component="span" sx={BELOW}>
          {came}
        </Typography>
      </TableCell>
      <TableCell sx={BESIDE}>
        <Typography variant="body2" color={pictures === 0 ? 'textSecondary' : undefined}>
          {came}
        </Typography>
      </TableCell>
      {([1, 0] as const).map(value => (
        <TableCell key={value} align="center">
          <DecideButton truck={truck} value={value} isPending={isPending} onClick={() => onDecide(value)} />
        </TableCell>
      ))}
    </TableRow>
  )
}

const LOOK = {
  1: {
    deed: 'approve',
    done: 'approved',
    Fixed: CheckCircleIcon,
    Open: CheckCircleOutlined,
    color: 'success',
  },
  0: { deed: 'reject', done: 'rejected', Fixed: CancelIcon, Open: CancelOutlined, color: 'error' },
} as const

interface DecideButtonProps {
  truck: CampaignTruckStatus
  value: 0 | 1
  isPending: boolean
  onClick: () => void
}

/** Fixed where it was set this month; a status of an earlier month is open again. Spec: communication, 4. */
function DecideButton({ truck, value, isPending, onClick }: DecideButtonProps) {
  const translate = useTranslate()
  const isFixed = truck.status_value === value && isSetThisMonth(truck, serverClock.now())
  const { deed, done, Fixed, Open, color } = LOOK[value]
  const Icon = isFixed ? Fixed : Open
  const label = translate(`tagging.${isFixed ? done : deed}_named`, { name: truck.truck_name })
  return (
    <Tooltip title={label}>
      <span>
        <IconButton
          aria-label={label}
          aria-pressed={isFixed}
          color={isFixed ? color : 'default'}
          disabled={isPending}
          onClick={isFixed ? undefined : onClick}
        >
          <Icon />
        </IconButton>
      </span>
    </Tooltip>
  )
}
