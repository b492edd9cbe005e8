import CloseOutlined from '@mui/icons-material/CloseOutlined'
import { Autocomplete, IconButton, InputAdornment, TextField, Tooltip, Typography } from '@mui/material'
import { VEHICLE_SEARCH } from '@product/sdk/nouns/campaigns'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { useVehicleSearch } from './use-vehicle-search'
import type { VehicleOption } from './vehicle-option'

interface VehiclePickerProps {
  kind: 'truck' | 'macro'
  chosen: VehicleOption | undefined
  onChoose: (option: VehicleOption | undefined) => void
  isWrong: boolean
}

const TEXTS = 'campaign.vehicle'

/** Searches a truck or a macro. Once one is chosen the search is disabled until it is cleared. Spec: operations, 5. */
export const VehiclePicker = ({ chosen, ...props }: VehiclePickerProps) =>
  chosen ? <ChosenVehicle {...props} chosen={chosen} /> : <VehicleSearch {...props} />

function ChosenVehicle({ kind, chosen, onChoose }: VehiclePickerProps & { chosen: VehicleOption }) {
  const translate = useTranslate()
  const clear = translate(`${TEXTS}.clear_${kind}`)
  return (
    <TextField
      label={translate(`${TEXTS}.${kind}`)}
      value={chosen.name}
      margin="dense"
      fullWidth
      helperText={translate(`${TEXTS}.chosen`)}
      slotProps={{
        htmlInput: { disabled: true },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <Tooltip title={clear}>
                <IconButton size="small" edge="end" aria-label={clear} onClick={() => onChoose(undefined)}>
                  <CloseOutlined fontSize="small" />
                </IconButton>
              </Tooltip>
            </InputAdornment>
          ),
        },
      }}
    />
  )
}

function VehicleSearch({ kind, onChoose, isWrong }: Omit<VehiclePickerProps, 'chosen'>) {
  const translate = useTranslate()
  const [typed, setTyped] = useState('')
  const { options, isWaiting, isTooShort, isError } = useVehicleSearch(kind, typed)
  const help = translate(`${TEXTS}.search_help`, { count: VEHICLE_SEARCH.minCharacters })
  return (
    <Autocomplete
      options={options}
      value={null}
      onChange={(_event, option) => option && onChoose(option)}
      inputValue={typed}
      onInputChange={(_event, text) => setTyped(text)}
      filterOptions={all => all}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      loading={isWaiting}
      loadingText={translate('console.loading')}
      noOptionsText={isTooShort ? help : translate(`${TEXTS}.${isError ? 'search_failed' : `no_${kind}`}`)}
      size="small"
      fullWidth
      renderOption={({ key, ...item }, option) => (
        <li key={key} {...item}>
          <OptionText kind={kind} option={option} />
        </li>
      )}
      renderInput={params => (
        <TextField
          {...params}
          label={translate(`${TEXTS}.${kind}`)}
          margin="dense"
          error={isWrong}
          helperText={help}
        />
      )}
    />
  )
}

function OptionText({ kind, option }: { kind: VehiclePickerProps['kind']; option: VehicleOption }) {
  const translate = useTranslate()
  const { name, vendor_name, license_plate, assignments } = option
  const campaigns = assignments.map(({ campaign_name }) => campaign_name).join(', ')
  const where = translate(campaigns === '' ? `${TEXTS}.free` : `${TEXTS}.on`, { campaigns })
  return (
    <span>
      {name}
      {kind === 'truck' && (
        <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
          {[vendor_name, license_plate, where].filter(Boolean).join(' · ')}
        </Typography>
      )}
    </span>
  )
}
