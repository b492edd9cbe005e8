import { Box } from '@mui/material'
import { FormDialog } from '../../forms/FormDialog'
import { type VendorHit, VendorSearch } from './VendorSearch'

interface SelectVendorDialogProps {
  onChoose: (vendor: VendorHit) => void
  onClose: () => void
  needsNumber?: boolean
}

/** Search/Select Vendor over the page. Spec: communication, 2. */
export function SelectVendorDialog({ onClose, ...search }: SelectVendorDialogProps) {
  return (
    <FormDialog title="messages.vendors.title" onClose={onClose}>
      <Box sx={{ pb: 3 }}>
        <VendorSearch {...search} autoFocus />
      </Box>
    </FormDialog>
  )
}
