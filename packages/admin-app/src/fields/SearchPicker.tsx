import CloseOutlined from '@mui/icons-material/CloseOutlined'
import { IconButton, InputAdornment, TextField, Tooltip } from '@mui/material'
import { VEHICLE_SEARCH } from '@product/sdk/nouns/campaigns'
import { useTranslate } from 'ra-core'
import { type ReactNode, type Ref, useState } from 'react'
import type { Found, RecordSearch } from './record-search'
import { SearchInput } from './SearchInput'
import { useFound } from './use-found'

export interface SearchPickerProps<Option extends Found> {
  search: RecordSearch<Option>
  /** What is chosen: it only has to have a name. */
  chosen: { name: string } | undefined
  onChoose: (option: Option | undefined) => void
  /** Texts, translated: its label, that of the button which clears it, what is said where nothing is found. */
  label: string
  clear: string
  none: string
  /** Absent: how much is to be typed. */
  help?: string
  /** Under what is chosen. */
  chosenHelp?: string
  problem?: ReactNode
  /** Marked as wrong, where what is wrong is said elsewhere. */
  isWrong?: boolean
  /** Under the name of an option; absent: its own. */
  below?: (option: Option) => string
  /** Those it is true of come behind the others. */
  isLast?: (option: Option) => boolean
  inputRef?: Ref<HTMLInputElement>
  required?: boolean
  autoFocus?: boolean
}

/** Searches one record by its name. Once one is chosen the search is disabled until it is cleared. Spec: operations, 5. */
export const SearchPicker = <Option extends Found>({ chosen, ...props }: SearchPickerProps<Option>) =>
  chosen ? <Chosen {...props} name={chosen.name} /> : <Search {...props} />

type Parts<Option extends Found> = Omit<SearchPickerProps<Option>, 'chosen'>

function Chosen<Option extends Found>(props: Parts<Option> & { name: string }) {
  const { label, name, clear, chosenHelp, problem, isWrong = false, required = false, onChoose } = props
  return (
    <TextField
      label={label}
      value={name}
      margin="dense"
      fullWidth
      error={isWrong || problem !== undefined}
      helperText={problem ?? chosenHelp}
      slotProps={{
        inputLabel: { required },
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

function Search<Option extends Found>(props: Parts<Option>) {
  const { search, label, none, problem, isWrong = false, required, autoFocus, inputRef, onChoose } = props
  const { isLast = () => false } = props
  const translate = useTranslate()
  const [typed, setTyped] = useState('')
  const { options, isWaiting, isTooShort, isError } = useFound(search, typed)
  const howMuch = translate('console.fields.search_help', { count: VEHICLE_SEARCH.minCharacters })
  const help = search.isShort ? undefined : (props.help ?? howMuch)
  const nothing = isError ? translate('console.fields.search_failed') : none
  return (
    <SearchInput
      typed={typed}
      onType={setTyped}
      options={[...options].sort((one, other) => Number(isLast(one)) - Number(isLast(other)))}
      keyOf={({ id }) => id}
      below={option => props.below?.(option) ?? option.below}
      isWaiting={isWaiting}
      nothing={isTooShort ? (help ?? nothing) : nothing}
      onChoose={onChoose}
      label={label}
      required={required}
      autoFocus={autoFocus}
      inputRef={inputRef}
      error={isWrong || problem !== undefined}
      helperText={problem ?? help}
    />
  )
}
