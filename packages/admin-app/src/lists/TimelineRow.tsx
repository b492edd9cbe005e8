import AttachFileOutlined from '@mui/icons-material/AttachFileOutlined'
import BuildOutlined from '@mui/icons-material/BuildOutlined'
import CampaignOutlined from '@mui/icons-material/CampaignOutlined'
import FormatPaintOutlined from '@mui/icons-material/FormatPaintOutlined'
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined'
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined'
import PersonOutlined from '@mui/icons-material/PersonOutlined'
import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined'
import type { TimelineEntry, TimelineKind } from '@product/sdk/nouns/fleet'
import { centsText } from '@product/sdk/values'
import { useTranslate } from 'ra-core'
import type { ComponentType } from 'react'
import { Link } from 'react-router'
import { mayEnter } from '../config/may-enter'
import { useAdmin } from '../config/runtime'
import { itemAddress } from '../fix-item-address'
import { PageLink } from '../layout/PageLink'
import { pathTo } from '../paths'
import { removalAddress } from '../removal-address'
import { useSessionUser } from '../session/use-session-user'
import { useDates } from '../texts/dates'
import { hasOnlyDay } from './timeline-days'

const ICONS: Readonly<Record<TimelineKind, ComponentType<{ fontSize?: 'small' }>>> = {
  vendor: PersonOutlined,
  truck: LocalShippingOutlined,
  file: AttachFileOutlined,
  schedule: PaymentsOutlined,
  fix: BuildOutlined,
  campaign: CampaignOutlined,
  picture: PhotoCameraOutlined,
  removal: FormatPaintOutlined,
}

/** Where what happened can be seen, if it has a page. */
function placeOf(entry: TimelineEntry): string | undefined {
  const { event, campaign_id, truck_problem_id, payment_schedule_id } = entry
  if (truck_problem_id !== null) return itemAddress(truck_problem_id)
  if (event === 'artwork_removed' && payment_schedule_id !== null) return removalAddress(payment_schedule_id)
  const isOfCampaign = event === 'campaign_started' || event === 'campaign_ended'
  return isOfCampaign && campaign_id !== null ? pathTo('editCampaign', { id: campaign_id }) : undefined
}

/** One thing that happened: what, of which truck where that is to be told, and at what time. */
export function TimelineRow({ entry, namesTruck }: { entry: TimelineEntry; namesTruck: boolean }) {
  const admin = useAdmin()
  const { role } = useSessionUser()
  const place = placeOf(entry)
  const [pathname = ''] = place?.split('?') ?? []
  const Icon = ICONS[entry.kind]
  const text = useEntryText(entry)
  return (
    <li>
      <span aria-hidden className="icon">
        <Icon fontSize="small" />
      </span>
      <div className="what">
        {place !== undefined && mayEnter(admin, pathname, role) ? (
          <Link to={place} className="plain-link">
            {text}
          </Link>
        ) : (
          <span>{text}</span>
        )}
        {namesTruck && entry.truck_id !== null && entry.truck_name !== null && (
          <div className="plain-small">
            <PageLink name={entry.truck_name} to={pathTo('editTruck', { id: entry.truck_id })} />
          </div>
        )}
      </div>
      {!hasOnlyDay(entry) && <TimeOfDay at={entry.at} />}
    </li>
  )
}

function useEntryText({ event, actor_name, text, monthly_rate_cents }: TimelineEntry): string {
  const translate = useTranslate()
  const say = (key: string, args?: Record<string, unknown>) => translate(`console.timeline.${key}`, args)
  const what = text ?? ''
  switch (event) {
    case 'done':
      return say('done', { name: actor_name ?? say('someone'), what })
    case 'schedule_started':
    case 'schedule_ended': {
      const rate = monthly_rate_cents === null ? '' : centsText(monthly_rate_cents)
      return say(text === null ? `${event}_alone` : event, { what, rate })
    }
    case 'artwork_removed':
      return say(text === null ? 'artwork_removed_alone' : event, { what })
    case 'picture_tagged':
      return text === null ? say('picture') : say('picture_tagged', { what })
    default:
      return say(event, { what })
  }
}

/** In Los Angeles; the zone shows on hover. */
function TimeOfDay({ at }: { at: string }) {
  const dates = useDates()
  return (
    <time className="plain-small plain-quiet" dateTime={at} title={dates.whole(at)}>
      {dates.time(at)}
    </time>
  )
}
