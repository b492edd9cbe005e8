import { Alert, Box, DialogContent } from '@mui/material'
import { DIALOG_CLOSES_AFTER_MS } from '@product/sdk/nouns/messages'
import { useTranslate } from 'ra-core'
import { useEffect, useState } from 'react'
import { TitledDialog } from '../../layout/TitledDialog'
import { type VendorHit, VendorSearch } from '../../nouns/messages/VendorSearch'
import { CampaignTrucks } from './CampaignTrucks'
import { useDecide } from './use-decide'

interface TrucksOnCampaignProps {
  /** Null: no vendor is fixed, and one is searched. */
  vendorId: number | null
  /** Of the thread in which it is decided. */
  phone: string | null
  onClose: () => void
}

/**
 * A vendor's trucks on campaigns, each to be approved or rejected for this month. It closes by itself once all are
 * approved. Spec: communication, 2 and 4.
 */
export function TrucksOnCampaign({ vendorId, phone, onClose }: TrucksOnCampaignProps) {
  const translate = useTranslate()
  const [chosen, setChosen] = useState<VendorHit>()
  const decide = useDecide(phone)
  const isDone = decide.data?.all_approved ?? false
  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(onClose, DIALOG_CLOSES_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isDone, onClose])
  const vendor = vendorId ?? chosen?.vendor_id
  return (
    <TitledDialog title="tagging.trucks" onClose={onClose} maxWidth="sm">
      <DialogContent>
        {vendorId === null && (
          <Box sx={{ mb: 2 }}>
            <VendorSearch label="tagging.choose_vendor" onChoose={setChosen} needsNumber={false} autoFocus />
            {chosen && <Box sx={{ mt: 1, typography: 'h3' }}>{chosen.name}</Box>}
          </Box>
        )}
        {vendor !== undefined && (
          <CampaignTrucks
            key={vendor}
            vendorId={vendor}
            pending={decide.isPending ? decide.variables.truck : undefined}
            onDecide={decide.mutate}
          />
        )}
        <Box role="status">
          {isDone && (
            <Alert severity="success" sx={{ mt: 2 }}>
              {translate('tagging.all_approved')}
            </Alert>
          )}
        </Box>
      </DialogContent>
    </TitledDialog>
  )
}
