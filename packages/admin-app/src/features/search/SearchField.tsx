import CloseOutlined from '@mui/icons-material/CloseOutlined'
import SearchOutlined from '@mui/icons-material/SearchOutlined'
import { IconButton, InputAdornment, TextField } from '@mui/material'
import { LONGEST_QUERY } from '@product/sdk/nouns/search'
import { useTranslate } from 'ra-core'
import { useRef } from 'react'
import { useSearchBox } from 'react-instantsearch'

interface SearchFieldProps {
  text: string
  onText: (text: string) => void
}

/** The text that all four sections answer. The client waits for a pause in the typing. */
export function SearchField({ text, onText }: SearchFieldProps) {
  const translate = useTranslate()
  const { refine } = useSearchBox()
  const field = useRef<HTMLInputElement>(null)
  function change(next: string) {
    onText(next)
    refine(next)
  }
  function clear() {
    change('')
    field.current?.focus()
  }
  return (
    <TextField
      autoFocus
      fullWidth
      margin="none"
      inputRef={field}
      value={text}
      onChange={event => change(event.target.value)}
      placeholder={translate('search.placeholder')}
      slotProps={{
        htmlInput: {
          'aria-label': translate('search.field'),
          enterKeyHint: 'search',
          autoComplete: 'off',
          maxLength: LONGEST_QUERY,
        },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchOutlined fontSize="small" />
            </InputAdornment>
          ),
          endAdornment:
            text === '' ? undefined : (
              <IconButton size="small" edge="end" aria-label={translate('search.clear')} onClick={clear}>
                <CloseOutlined fontSize="small" />
              </IconButton>
            ),
        },
      }}
    />
  )
}
