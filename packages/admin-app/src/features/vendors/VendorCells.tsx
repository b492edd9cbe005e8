import { Avatar, Box, Link as TextLink, Typography } from '@mui/material'
import { type ListedVendor, reasonText } from '@product/sdk/nouns/fleet'
import { initials } from '@product/sdk/values'
import { type RaRecord, useTranslate } from 'ra-core'
import { Link } from 'react-router'
import { itemAddress } from '../../fix-item-address'
import { pathTo } from '../../paths'

/** The rows are those of the list of vendors. */
const listed = (record: RaRecord) => record as RaRecord & ListedVendor

export function NameWithPicture({ record }: { record: RaRecord }) {
  const { name, profile_picture } = listed(record)
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5, minWidth: 160 }}>
      <Avatar
        src={profile_picture ?? undefined}
        alt=""
        sx={{ width: 32, height: 32, fontSize: '0.75rem', bgcolor: 'action.selected', color: 'text.primary' }}
      >
        {initials(name)}
      </Avatar>
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Box>
    </Box>
  )
}

type Reason = ListedVendor['attention'][number]

/** Where something can be done about it. */
function placeOf({ truck_problem_id, truck_id }: Reason): string | undefined {
  if (truck_problem_id !== null) return itemAddress(truck_problem_id)
  return truck_id === null ? undefined : pathTo('editTruck', { id: truck_id })
}

/** Why a vendor needs attention, each reason a link to where it is dealt with. */
export function AttentionReasons({ record }: { record: RaRecord }) {
  const { attention } = listed(record)
  const more = attention.length - SHOWN_REASONS
  return (
    <>
      {attention.slice(0, SHOWN_REASONS).map(reason => (
        <ReasonLine key={reasonText(reason) + (reason.truck_problem_id ?? '')} reason={reason} />
      ))}
      {more > 0 && <MoreReasons more={more} />}
    </>
  )
}

/** The others stand on the vendor's page: a row of forty lines would hide the list. */
const SHOWN_REASONS = 3

function ReasonLine({ reason }: { reason: Reason }) {
  const place = placeOf(reason)
  const text = reasonText(reason)
  return (
    <Typography variant="body2" component="div" sx={{ minWidth: 200 }}>
      {place === undefined ? (
        text
      ) : (
        // A click on it is not a click on the row.
        <TextLink component={Link} to={place} onClick={event => event.stopPropagation()}>
          {text}
        </TextLink>
      )}
    </Typography>
  )
}

function MoreReasons({ more }: { more: number }) {
  const translate = useTranslate()
  return (
    <Typography variant="body2" color="textSecondary">
      {translate('vendors.more_reasons', { smart_count: more })}
    </Typography>
  )
}
