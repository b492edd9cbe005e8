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
  /** Enter: no pause is waited for. */
  onEnter: () => void
}

/** The text that all four sections answer. The client waits for a pause in the typing, or Enter. */
export function SearchField({ text, onText, onEnter }: SearchFieldProps) {
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
      onKeyDown={event => event.key === 'Enter' && onEnter()}
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
