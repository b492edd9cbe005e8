import { Typography } from '@mui/material'
import { rateCents } from '@product/sdk/nouns/payments'
import { centsText, shownDayText } from '@product/sdk/values'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router'
import { pathTo } from '../../paths'
import type { ScheduleRow } from './payment-schedules'

export const TruckLink = ({ schedule }: { schedule: ScheduleRow }) => (
  <Link to={pathTo('editTruck', { id: schedule.truck_id })} className="plain-link">
    {schedule.truck_name}
  </Link>
)

/** A day of a schedule; at its start it says whether another one pays the same days. */
export function Dates({ schedule, of }: { schedule: ScheduleRow; of: 'start_date' | 'end_date' }) {
  const translate = useTranslate()
  const day = schedule[of]
  return (
    <>
      {day === null ? translate('payments.open_end') : shownDayText(day)}
      {of === 'start_date' && schedule.is_overlapping && (
        <Typography component="span" variant="caption" color="warning" sx={{ display: 'block' }}>
          {translate('payments.overlaps')}
        </Typography>
      )}
    </>
  )
}

export const Rate = ({ schedule }: { schedule: ScheduleRow }) => `$${centsText(rateCents(schedule))}`
