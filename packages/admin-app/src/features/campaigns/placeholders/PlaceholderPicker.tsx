import { Autocomplete, TextField } from '@mui/material'
import type { Placeholder } from '@product/sdk/nouns/placeholders'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { useApi } from '../../../config/runtime'
import { useSettled } from '../../../fields/use-settled'

const SEARCH_PAUSE_MS = 300
/** As many as are worth reading in a menu. */
const SHOWN = 50

const TEXTS = 'campaign.placeholders'

interface PlaceholderPickerProps {
  /** Those that are on this campaign's list already. */
  taken: ReadonlySet<number>
  onPick: (placeholder: Placeholder) => void
}

/** The available list: Rep Routes and macros on no campaign, by name. One that is picked leaves it. */
export function PlaceholderPicker({ taken, onPick }: PlaceholderPickerProps) {
  const translate = useTranslate()
  const api = useApi()
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const search = useSettled(typed.trim(), SEARCH_PAUSE_MS)
  const { data, isFetching, isError } = useQuery({
    queryKey: ['available-placeholders', search],
    enabled: isOpen,
    queryFn: ({ signal }) => api.availablePlaceholders({ query: { search, limit: SHOWN }, signal }),
    placeholderData: previous => previous,
  })
  const available = data?.unassigned_placeholders ?? []
  const kindOf = ({ is_macro }: Placeholder): string =>
    translate(`${TEXTS}.${is_macro ? 'macro' : 'rep_route'}`)
  return (
    <Autocomplete
      options={available.filter(({ placeholder_id }) => !taken.has(placeholder_id))}
      value={null}
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      inputValue={typed}
      onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
      onChange={(_event, placeholder) => placeholder && onPick(placeholder)}
      filterOptions={all => all}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ placeholder_id }) => placeholder_id}
      loading={isFetching}
      loadingText={translate('console.loading')}
      noOptionsText={translate(`${TEXTS}.${isError ? 'failed' : 'nothing_found'}`)}
      blurOnSelect
      size="small"
      renderOption={({ key, ...item }, placeholder) => (
        <li key={key} {...item}>
          {placeholder.name}
          <small style={{ marginLeft: 8, opacity: 0.8 }}>{kindOf(placeholder)}</small>
        </li>
      )}
      renderInput={params => (
        <TextField
          {...params}
          label={translate(`${TEXTS}.add`)}
          helperText={translate(`${TEXTS}.add_help`)}
          margin="dense"
        />
      )}
    />
  )
}
