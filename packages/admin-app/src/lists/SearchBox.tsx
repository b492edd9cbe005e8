import CloseOutlined from '@mui/icons-material/CloseOutlined'
import SearchOutlined from '@mui/icons-material/SearchOutlined'
import { IconButton, InputAdornment, OutlinedInput } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { useRules } from '../config/runtime'

interface SearchBoxProps {
  /** What is searched for. */
  searched: string
  onSearch: (text: string) => void
  /** Pause after the last key, milliseconds; absent: that of all tables. */
  pauseMs?: number
}

/** Searches after a pause; what comes from elsewhere, such as the address, shows here, too. */
export function SearchBox({ searched, onSearch, pauseMs }: SearchBoxProps) {
  const translate = useTranslate()
  const { searchPauseMs } = useRules()
  const [text, setText] = useState(searched)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const label = translate('console.list.search')

  useEffect(() => {
    // What is being typed is not taken back by an earlier search.
    if (waiting.current === undefined) setText(searched)
  }, [searched])
  useEffect(() => () => clearTimeout(waiting.current), [])

  function search(next: string, afterMs: number): void {
    setText(next)
    clearTimeout(waiting.current)
    waiting.current = setTimeout(() => {
      waiting.current = undefined
      onSearch(next)
    }, afterMs)
  }

  return (
    <OutlinedInput
      type="search"
      size="small"
      placeholder={label}
      value={text}
      onChange={event => search(event.target.value, pauseMs ?? searchPauseMs)}
      sx={{ width: { xs: '100%', sm: 280 }, '& input::-webkit-search-cancel-button': { display: 'none' } }}
      inputProps={{ 'aria-label': label, maxLength: 200 }}
      startAdornment={
        <InputAdornment position="start">
          <SearchOutlined fontSize="small" />
        </InputAdornment>
      }
      endAdornment={
        text && (
          <IconButton
            size="small"
            edge="end"
            aria-label={translate('console.list.clear')}
            onClick={() => search('', 0)}
          >
            <CloseOutlined fontSize="small" />
          </IconButton>
        )
      }
    />
  )
}
