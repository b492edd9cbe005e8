import { Box, Button, Skeleton, Typography } from '@mui/material'
import type { ThreadVendor } from '@product/sdk/features/threads'
import type { Contact } from '@product/sdk/nouns/messages'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { type ReactNode, useId, useState } from 'react'
import { FetchedLayer } from '../../../layout/FetchedLayer'
import { fetched } from '../../../config/fetched'
import { useRuntime } from '../../../config/runtime'
import { PageLink } from '../../../layout/PageLink'
import { ErrorState } from '../../../layout/StateMessage'
import { ContactAvatar } from '../../../nouns/messages/ContactAvatar'
import { pathTo } from '../../../paths'
import { threadKeys } from '../thread-keys'
import { LastPictures } from './LastPictures'
import { useLinkVendor } from './use-link-vendor'

const SelectVendorDialog = fetched(
  async () => (await import('../../../nouns/messages/SelectVendorDialog')).SelectVendorDialog,
)

/** Who has the number of a thread: the vendor, their trucks with what these carry, and their last pictures. */
export function WhoPane({ thread }: { thread: Contact }) {
  const { backgroundApi } = useRuntime()
  const phone = thread.phone_number
  const { data, isError, refetch } = useQuery({
    // Whoever else is at work may have renamed them, or have said whose number it is.
    queryKey: [...threadKeys.vendor(phone), thread.vendor_id, thread.name],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => backgroundApi.threadVendor({ params: { phone }, signal }),
  })
  if (isError && !data) {
    return <ErrorState title="threads.who.failed" text="threads.failed_text" onRetry={() => void refetch()} />
  }
  return data ? <Who thread={thread} who={data} /> : <WaitingWho />
}

function Who({ thread, who }: { thread: Contact; who: ThreadVendor }) {
  const translate = useTranslate()
  const { vendor, others, trucks, pictures } = who
  const [isLinking, setLinking] = useState(false)
  const stopLinking = () => setLinking(false)
  const link = useLinkVendor(thread.phone_number)
  return (
    <Box sx={{ p: 2 }}>
      <Box sx={{ display: 'grid', justifyItems: 'center', gap: 0.5, textAlign: 'center', mb: 2 }}>
        <ContactAvatar name={vendor?.name ?? null} size={64} />
        <Typography component="h3" variant="h2" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {vendor ? (
            <PageLink to={pathTo('editVendor', { id: vendor.vendor_id })} name={vendor.name} />
          ) : (
            translate('threads.who.nobody')
          )}
        </Typography>
        <Typography color="textSecondary">
          {vendor
            ? [vendor.city, vendor.pipeline].filter(Boolean).join(' · ')
            : translate('threads.who.nobody_text')}
        </Typography>
        <Button
          size="small"
          variant="outlined"
          onClick={() => setLinking(true)}
          loading={link.isPending}
          sx={{ mt: 1 }}
        >
          {translate(vendor ? 'threads.who.change' : 'threads.who.link')}
        </Button>
      </Box>
      {others.length > 0 && (
        <Part title="threads.who.others">
          {others.map(({ vendor_id, name }) => (
            <li key={vendor_id}>
              <PageLink to={pathTo('editVendor', { id: vendor_id })} name={name} />
            </li>
          ))}
        </Part>
      )}
      {vendor && (
        <Part title="threads.who.trucks">
          {trucks.length === 0 && (
            <Typography component="li" color="textSecondary">
              {translate('threads.who.no_trucks')}
            </Typography>
          )}
          {trucks.map(truck => (
            <Truck key={truck.truck_id} truck={truck} />
          ))}
        </Part>
      )}
      {vendor && <LastPictures pictures={pictures} vendorId={vendor.vendor_id} />}
      {isLinking && (
        <FetchedLayer onClose={stopLinking}>
          <SelectVendorDialog
            needsNumber={false}
            onClose={stopLinking}
            onChoose={({ vendor_id }) => {
              stopLinking()
              link.mutate(vendor_id)
            }}
          />
        </FetchedLayer>
      )}
    </Box>
  )
}

function Truck({ truck }: { truck: ThreadVendor['trucks'][number] }) {
  const { truck_id, name, license_plate, campaigns } = truck
  return (
    <li>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <PageLink to={pathTo('editTruck', { id: truck_id })} name={name} />
        </Box>
        <Box component="span" sx={{ fontFamily: 'monospace', fontSize: '0.75rem' }}>
          {license_plate}
        </Box>
      </Box>
      {campaigns.map(campaign => (
        <Typography key={campaign.campaign_id} variant="caption" component="p" color="textSecondary">
          <PageLink to={pathTo('editCampaign', { id: campaign.campaign_id })} name={campaign.name} />
        </Typography>
      ))}
    </li>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const translate = useTranslate()
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 2 }}>
      <Typography id={id} component="h4" variant="h3" sx={{ mb: 1 }}>
        {translate(title)}
      </Typography>
      <Box component="ul" sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {children}
      </Box>
    </Box>
  )
}

const WaitingWho = () => (
  <Box aria-hidden sx={{ display: 'grid', justifyItems: 'center', gap: 1, p: 2 }}>
    <Skeleton variant="circular" width={64} height={64} />
    <Skeleton width="60%" height={28} />
    <Skeleton width="40%" />
    <Skeleton variant="rounded" width="100%" height={120} sx={{ mt: 2 }} />
  </Box>
)
