import CloseOutlined from '@mui/icons-material/CloseOutlined'
import SearchOutlined from '@mui/icons-material/SearchOutlined'
import { IconButton, InputAdornment, OutlinedInput } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useRef } from 'react'
import type { Keyword } from './use-keyword'

interface KeywordFieldProps {
  search: Keyword
  /** Text or key. */
  label: string
  autoFocus?: boolean
}

/** Where a keyword is typed. */
export function KeywordField({ search, label, autoFocus }: KeywordFieldProps) {
  const translate = useTranslate()
  const input = useRef<HTMLInputElement>(null)
  const text = translate(label)
  return (
    <OutlinedInput
      type="search"
      size="small"
      fullWidth
      placeholder={text}
      value={search.typed}
      autoFocus={autoFocus}
      inputRef={input}
      onChange={event => search.setTyped(event.target.value)}
      onKeyDown={event => {
        if (event.key === 'Enter') search.enter()
      }}
      sx={{ '& input::-webkit-search-cancel-button': { display: 'none' } }}
      inputProps={{ 'aria-label': text, maxLength: 200 }}
      startAdornment={
        <InputAdornment position="start">
          <SearchOutlined fontSize="small" />
        </InputAdornment>
      }
      endAdornment={
        search.typed && (
          <IconButton
            size="small"
            edge="end"
            aria-label={translate('console.list.clear')}
            onClick={() => {
              search.setTyped('')
              input.current?.focus()
            }}
          >
            <CloseOutlined fontSize="small" />
          </IconButton>
        )
      }
    />
  )
}
