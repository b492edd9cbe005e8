import { Link as TextLink } from '@mui/material'
import { MESSAGE_TEXTS } from '@product/sdk/nouns/messages'
import { useState } from 'react'
import { useParams } from 'react-router'
import { TrucksOnCampaign } from './TrucksOnCampaign'

/** In the head of a thread of pictures: leads to the vendor's trucks. Spec: communication, 2. */
export function TrucksLink() {
  const { vendorId, phoneNumber } = useParams()
  const [isOpen, setOpen] = useState(false)
  const vendor = Number(vendorId)
  return (
    <>
      <TextLink
        component="button"
        type="button"
        onClick={() => setOpen(true)}
        sx={{ whiteSpace: 'nowrap', fontSize: '0.8125rem' }}
      >
        {MESSAGE_TEXTS.trucksOnCampaign}
      </TextLink>
      {isOpen && (
        <TrucksOnCampaign
          // Below 1 no vendor is fixed. Spec: communication, 9.
          vendorId={vendor > 0 ? vendor : null}
          phone={phoneNumber ?? null}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
