import CloseOutlined from '@mui/icons-material/CloseOutlined'
import { Autocomplete, IconButton, InputAdornment, TextField, Tooltip, Typography } from '@mui/material'
import { VEHICLE_SEARCH } from '@product/sdk/nouns/campaigns'
import { FIX_LIST_FIELDS } from '@product/sdk/nouns/fix-list'
import { useInput, useTranslate, ValidationError } from 'ra-core'
import { type ReactNode, type Ref, useState } from 'react'
import { useFieldTexts } from '../../fields/field-texts'
import { FIX_LIST } from './fix-list-resources'
import { type TruckOption, useTruckSearch } from './use-truck-search'

/**
 * Searches the truck of an item; once one is chosen the search is disabled until it is cleared. On the page of a truck
 * it is known, and not asked for. Spec: operations, 5.
 */
export function TruckInput() {
  const { field, fieldState } = useInput({ source: 'truck_id' })
  const name = useInput({ source: 'truck_name' }).field
  const texts = useFieldTexts(FIX_LIST)
  const label = texts.label('truck_id', FIX_LIST_FIELDS.truck_id)
  const choose = (option: TruckOption | undefined) => {
    field.onChange(option?.id ?? null)
    name.onChange(option?.name ?? null)
  }
  const { message } = fieldState.error ?? {}
  const problem = message === undefined ? undefined : <ValidationError error={message} />
  if (!field.value) {
    return <TruckSearch label={label} problem={problem} inputRef={field.ref} onChoose={choose} />
  }
  if (typeof name.value !== 'string' || name.value === '') return null
  return <ChosenTruck label={label} name={name.value} problem={problem} onClear={() => choose(undefined)} />
}

interface ChosenTruckProps {
  label: string
  name: string
  problem?: ReactNode
  onClear: () => void
}

function ChosenTruck({ label, name, problem, onClear }: ChosenTruckProps) {
  const clear = useTranslate()('fix_list.clear_truck')
  return (
    <TextField
      label={label}
      value={name}
      margin="dense"
      fullWidth
      error={problem !== undefined}
      helperText={problem}
      slotProps={{
        htmlInput: { disabled: true },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <Tooltip title={clear}>
                <IconButton size="small" edge="end" aria-label={clear} onClick={onClear}>
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

interface TruckSearchProps {
  label: string
  problem?: ReactNode
  inputRef: Ref<HTMLInputElement>
  onChoose: (option: TruckOption) => void
}

function TruckSearch({ label, problem, inputRef, onChoose }: TruckSearchProps) {
  const translate = useTranslate()
  const [typed, setTyped] = useState('')
  const { options, isWaiting, isTooShort, isError } = useTruckSearch(typed)
  const help = translate('fix_list.truck_help', { count: VEHICLE_SEARCH.minCharacters })
  const none = translate(isError ? 'fix_list.truck_search_failed' : 'fix_list.no_truck')
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
      noOptionsText={isTooShort ? help : none}
      size="small"
      fullWidth
      renderOption={({ key, ...item }, { name, below }) => (
        <li key={key} {...item}>
          <span>
            {name}
            <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
              {below}
            </Typography>
          </span>
        </li>
      )}
      renderInput={params => (
        <TextField
          {...params}
          label={label}
          margin="dense"
          required
          autoFocus
          inputRef={inputRef}
          error={problem !== undefined}
          helperText={problem ?? help}
        />
      )}
    />
  )
}
