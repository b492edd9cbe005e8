import { Box, Button, Typography } from '@mui/material'
import { FIX_LIST_TEXTS } from '@product/sdk/nouns/fix-list'
import { useTranslate } from 'ra-core'
import { useId, useMemo, useState } from 'react'
import { useParams } from 'react-router'
import { PageOfVendorProvider } from '../../fields/page-of-vendor'
import { FixListDialog, type ShownItem } from './FixListDialog'
import { FixListTables } from './FixListTables'
import { NEW_ITEM } from '../../fix-item-address'

const SAME_IN_EVERY_ROW = { vendor: ['vendor_name'], truck: ['vendor_name', 'truck_name'] } as const

/** The fix list of the vendor whose page it is. Spec: operations, 2. */
export const VendorFixList = () => <FixListOf of="vendor" add={FIX_LIST_TEXTS.new} />

/** The fix list of the truck whose page it is. Spec: operations, 2. */
export const TruckFixList = () => <FixListOf of="truck" add={FIX_LIST_TEXTS.newOfTruck} />

function FixListOf({ of, add }: { of: 'vendor' | 'truck'; add: string }) {
  const translate = useTranslate()
  const heading = useId()
  const id = Number(useParams().id)
  const [shown, setShown] = useState<ShownItem>()
  const filter = useMemo(() => ({ [`${of}_id`]: id }), [of, id])
  // On the page of a new truck there is none yet.
  if (!Number.isInteger(id)) return null
  return (
    <Box component="section" aria-labelledby={heading} sx={{ mt: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
        <Typography component="h2" variant="h2" id={heading} sx={{ flex: 1 }}>
          {translate(`fix_list.of_${of}`)}
        </Typography>
        <Button
          variant="outlined"
          onClick={() => setShown({ id: NEW_ITEM, ...(of === 'truck' && { truckId: id }) })}
        >
          {add}
        </Button>
      </Box>
      <FixListTables
        key={id}
        filter={filter}
        leftOut={SAME_IN_EVERY_ROW[of]}
        onOpen={item => setShown({ id: item })}
      />
      <PageOfVendorProvider value={of === 'vendor' ? id : undefined}>
        <FixListDialog shown={shown} onClose={() => setShown(undefined)} />
      </PageOfVendorProvider>
    </Box>
  )
}
