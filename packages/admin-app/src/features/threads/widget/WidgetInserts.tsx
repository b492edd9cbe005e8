import { Button, Skeleton, Typography } from '@mui/material'
import type { ApiClient } from '@product/sdk/client'
import { readPhone } from '@product/sdk/values'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { Suspense, useId, useState } from 'react'
import { useParams } from 'react-router'
import { fetched } from '../../../config/fetched'
import { useRuntime } from '../../../config/runtime'
import { PageErrorBoundary } from '../../../layout/PageErrorBoundary'
import { ErrorState } from '../../../layout/StateMessage'
import { Section } from '../../../layout/Section'
import { unknownThread } from '../inbox-address'

const ThreadWidget = fetched(async () => (await import('./ThreadWidget')).ThreadWidget)

interface Owner {
  vendor_id: number
  name: string
  phone_num: string | null
}

type FindOwner = (api: ApiClient, id: string, signal: AbortSignal) => Promise<Owner | undefined>

const vendorOf: FindOwner = async (api, id, signal) =>
  (await api.vendor({ params: { id }, signal })).vendor[0]

const ownerOfTruck: FindOwner = async (api, id, signal) => {
  const [truck] = (await api.truck({ params: { id }, signal })).truck
  const { vendor_id, vendor_name: name, vendor_phone_num: phone_num } = truck ?? {}
  return vendor_id && name ? { vendor_id, name, phone_num: phone_num ?? null } : undefined
}

/** The messages with the vendor whose page it is. */
export const VendorMessages = () => <MessagesOf of="vendor" find={vendorOf} />

/** The messages with the vendor of the truck whose page it is. */
export const TruckMessages = () => <MessagesOf of="truck" find={ownerOfTruck} />

/** Nothing is asked for until somebody wants to read, neither the vendor nor the code. */
function MessagesOf({ of, find }: { of: string; find: FindOwner }) {
  const translate = useTranslate()
  const region = useId()
  const { id = '' } = useParams()
  const [isOpen, setOpen] = useState(false)
  function toggle(): void {
    void ThreadWidget.ahead()
    setOpen(!isOpen)
  }
  // On the page of a new truck there is none yet.
  if (!/^\d+$/.test(id)) return null
  return (
    <Section
      title="threads.widget.title"
      sx={{ mt: 4 }}
      actions={
        <Button variant="outlined" aria-expanded={isOpen} aria-controls={region} onClick={toggle}>
          {translate(isOpen ? 'threads.widget.close' : 'threads.widget.open')}
        </Button>
      }
    >
      <div id={region}>
        {isOpen && (
          <PageErrorBoundary>
            <Suspense fallback={<Waiting />}>
              <OpenMessages key={id} of={of} id={id} find={find} />
            </Suspense>
          </PageErrorBoundary>
        )}
      </div>
    </Section>
  )
}

const Waiting = () => <Skeleton variant="rounded" height={480} />

function OpenMessages({ of, id, find }: { of: string; id: string; find: FindOwner }) {
  const translate = useTranslate()
  const { backgroundApi } = useRuntime()
  const { data, isError, refetch } = useQuery({
    queryKey: ['thread-owner', of, id],
    queryFn: async ({ signal }) => (await find(backgroundApi, id, signal)) ?? null,
  })
  if (isError) return <ErrorState title="threads.widget.failed" onRetry={() => void refetch()} />
  if (data === undefined) return <Waiting />
  const phone_number = readPhone(data?.phone_num ?? '')
  if (data === null || phone_number === undefined) {
    return <Typography color="textSecondary">{translate('threads.widget.no_number')}</Typography>
  }
  return <ThreadWidget thread={unknownThread({ phone_number, name: data.name, vendor_id: data.vendor_id })} />
}
