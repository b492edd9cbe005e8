import { Autocomplete, TextField, type TextFieldProps, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'

type FieldProps = Pick<
  TextFieldProps,
  'label' | 'required' | 'autoFocus' | 'inputRef' | 'error' | 'helperText'
>

interface SearchInputProps<Option extends { name: string }> extends FieldProps {
  typed: string
  onType: (text: string) => void
  /** Enter, where it looks at once. */
  onEnter?: () => void
  /** What was found, all of it to choose from. */
  options: Option[]
  keyOf: (option: Option) => number
  /** Small, under the name. */
  below: (option: Option) => string | undefined
  isDisabled?: (option: Option) => boolean
  isWaiting: boolean
  /** Said where there is nothing to choose, translated. */
  nothing: string
  onChoose: (option: Option) => void
}

/** A text is typed, and one record of those that it finds is chosen. */
export function SearchInput<Option extends { name: string }>(props: SearchInputProps<Option>) {
  const {
    typed,
    onType,
    onEnter,
    options,
    keyOf,
    below,
    isDisabled,
    isWaiting,
    nothing,
    onChoose,
    ...field
  } = props
  const translate = useTranslate()
  return (
    <Autocomplete
      options={options}
      value={null}
      onChange={(_event, option) => option && onChoose(option)}
      inputValue={typed}
      onInputChange={(_event, text) => onType(text)}
      filterOptions={all => all}
      getOptionLabel={({ name }) => name}
      getOptionKey={keyOf}
      getOptionDisabled={isDisabled}
      autoHighlight
      loading={isWaiting}
      loadingText={translate('console.loading')}
      noOptionsText={nothing}
      size="small"
      fullWidth
      popupIcon={null}
      renderOption={({ key, ...item }, option) => (
        <li key={key} {...item}>
          <span>
            {option.name}
            <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
              {below(option)}
            </Typography>
          </span>
        </li>
      )}
      renderInput={params => (
        <TextField
          {...params}
          {...field}
          margin="dense"
          onKeyDown={event => {
            if (event.key !== 'Enter') return
            // Enter on a half-typed name is meant for the search, not for the form around it.
            if (typed !== '') event.preventDefault()
            onEnter?.()
          }}
        />
      )}
    />
  )
}
