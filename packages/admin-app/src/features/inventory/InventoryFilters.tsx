import { Autocomplete, Box, TextField } from '@mui/material'
import { useListContext, useTranslate } from 'ra-core'
import type { InventoryFilter } from './inventory-trucks'
import { useInventory } from './use-inventory'

/** Narrows the list around it to cities and makes. Spec: operations, 2. */
export function InventoryFilters() {
  const { filterValues } = useListContext()
  const { data } = useInventory(filterValues)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, flex: '1 1 320px' }}>
      <Choice field="city" options={data?.cities ?? []} />
      <Choice field="make" options={data?.makes ?? []} />
    </Box>
  )
}

function Choice({ field, options }: { field: keyof InventoryFilter; options: readonly string[] }) {
  const translate = useTranslate()
  const { filterValues, setFilters } = useListContext()
  const chosen: unknown = filterValues[field]
  const label = translate(`inventory.${field}`)
  function choose(next: readonly string[]): void {
    const { [field]: _, ...others } = filterValues
    setFilters(next.length === 0 ? others : { ...others, [field]: [...next] }, {})
  }
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      size="small"
      limitTags={2}
      options={options}
      value={Array.isArray(chosen) ? chosen.map(String) : []}
      onChange={(_event, next) => choose(next)}
      // A link may name a city whose last truck was put on a campaign.
      isOptionEqualToValue={(option, value) => option.toLowerCase() === value.toLowerCase()}
      noOptionsText={translate('console.list.empty')}
      sx={{ flex: '1 1 160px', minWidth: 160, maxWidth: { sm: 320 } }}
      renderInput={params => <TextField {...params} label={label} margin="none" />}
    />
  )
}
