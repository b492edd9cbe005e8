import ForumOutlined from '@mui/icons-material/ForumOutlined'
import { Box, Button, Chip, IconButton, Tooltip, Typography } from '@mui/material'
import { type BoardState, type BoardTruck, boardState } from '@product/sdk/features/picture-tagging'
import { losAngelesDay, shownDayText } from '@product/sdk/values'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router'
import { PageLink } from '../../layout/PageLink'
import { pathTo, threadPath } from '../../paths'

export const VendorText = ({ truck: { vendor_id, vendor_name } }: { truck: BoardTruck }) => (
  <PageLink name={vendor_name} to={pathTo('editVendor', { id: vendor_id })} />
)

export function TruckText({ truck }: { truck: BoardTruck }) {
  const { truck_id, truck_name, license_plate, campaigns } = truck
  return (
    <Box sx={{ overflowWrap: 'anywhere', fontWeight: 500 }}>
      <PageLink name={truck_name} to={pathTo('editTruck', { id: truck_id })} />
      <Typography variant="caption" color="textSecondary" component="p">
        {license_plate !== null && (
          <>
            <Box component="span" sx={{ fontFamily: 'monospace' }}>
              {license_plate}
            </Box>
            {' · '}
          </>
        )}
        {campaigns.join(' · ')}
      </Typography>
    </Box>
  )
}

/** When the vendor was last asked, and what came that nobody has tagged. */
export function RequestedText({ truck: { requested_at, untagged } }: { truck: BoardTruck }) {
  const translate = useTranslate()
  return (
    <>
      <Typography variant="body2" color={requested_at === null ? 'textSecondary' : undefined}>
        {requested_at === null ? translate('board.not_requested') : shownDayText(losAngelesDay(requested_at))}
      </Typography>
      {untagged > 0 && (
        <Typography variant="caption" color="textSecondary" component="p">
          {translate('board.untagged', { smart_count: untagged })}
        </Typography>
      )}
    </>
  )
}

const COLORS: Record<BoardState, 'default' | 'success' | 'error' | 'warning'> = {
  to_review: 'warning',
  to_tag: 'warning',
  not_asked: 'default',
  waiting: 'default',
  rejected: 'error',
  approved: 'success',
}

export function StateChip({ truck }: { truck: BoardTruck }) {
  const translate = useTranslate()
  const state = boardState(truck)
  return (
    <Chip size="small" variant="outlined" color={COLORS[state]} label={translate(`board.state_${state}`)} />
  )
}

interface TruckActionsProps {
  truck: BoardTruck
  onReview: (() => void) | undefined
}

export function TruckActions({ truck, onReview }: TruckActionsProps) {
  const translate = useTranslate()
  const { vendor_name, vendor_id, phone_number } = truck
  const thread = translate('board.to_thread', { name: vendor_name })
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', alignItems: 'center', gap: 0.5 }}>
      {phone_number !== null && (
        <Tooltip title={thread}>
          <IconButton
            size="small"
            component={Link}
            to={threadPath({ name: vendor_name, phone_number, vendor_id })}
            aria-label={thread}
          >
            <ForumOutlined fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
      {onReview && (
        <Button
          size="small"
          onClick={onReview}
          aria-label={translate('board.review_named', { name: vendor_name })}
        >
          {translate('board.review')}
        </Button>
      )}
    </Box>
  )
}
