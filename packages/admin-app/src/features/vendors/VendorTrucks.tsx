import { Button, FormHelperText, type Theme, Typography, useMediaQuery } from '@mui/material'
import { useRecordContext, useTranslate, ValidationError } from 'ra-core'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { Section } from '../../layout/Section'
import { newTruckPath } from '../../paths'
import { useStaged } from './use-staged'
import { VendorTruckCards } from './VendorTruckCards'
import { VendorTruckTable } from './VendorTruckTable'
import type { VendorRecord } from './vendor-record'

/** The trucks of the form's vendor, each a link to its page; deleted with the next save. Spec: operations, 2 and 4. */
export function VendorTrucks() {
  const translate = useTranslate()
  const record = useRecordContext<VendorRecord & { id: number }>()
  const isPhone = useMediaQuery<Theme>(theme => theme.breakpoints.down('sm'), { noSsr: true })
  const { items: removed, add, drop, problem } = useStaged<number>('removed_trucks')
  const change = useMemo(
    () => ({ onRemove: add, onUndo: (truckId: number) => drop(id => id === truckId) }),
    [add, drop],
  )
  const trucks = (record?.trucks ?? []).map(truck => ({
    truck,
    isRemoved: removed.includes(truck.truck_id),
    ...change,
  }))
  const Trucks = isPhone ? VendorTruckCards : VendorTruckTable
  return (
    <Section
      title="vendors.trucks"
      count={trucks.length}
      actions={
        record && (
          <Button size="small" variant="outlined" component={Link} to={newTruckPath(record.vendor_id)}>
            {translate('vendors.add_truck')}
          </Button>
        )
      }
    >
      {trucks.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {translate('vendors.no_trucks')}
        </Typography>
      ) : (
        <Trucks trucks={trucks} />
      )}
      {problem !== undefined && (
        <FormHelperText error>
          <ValidationError error={problem} />
        </FormHelperText>
      )}
    </Section>
  )
}
