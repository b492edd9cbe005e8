import CloseOutlined from '@mui/icons-material/CloseOutlined'
import SearchOutlined from '@mui/icons-material/SearchOutlined'
import { IconButton, InputAdornment, TextField } from '@mui/material'
import { useInput, useTranslate } from 'ra-core'

/** Searches the list around it, after the pause that the list keeps. */
export function SearchField({ source }: { source: string; alwaysOn?: boolean }) {
  const translate = useTranslate()
  const { field } = useInput({ source, defaultValue: '' })
  const label = translate('console.list.search')
  return (
    <TextField
      {...field}
      value={field.value ?? ''}
      type="search"
      size="small"
      margin="none"
      placeholder={label}
      sx={{ width: { xs: '100%', sm: 280 }, '& input::-webkit-search-cancel-button': { display: 'none' } }}
      slotProps={{
        htmlInput: { 'aria-label': label, maxLength: 200 },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchOutlined fontSize="small" />
            </InputAdornment>
          ),
          endAdornment: field.value ? (
            <IconButton
              size="small"
              edge="end"
              aria-label={translate('console.list.clear')}
              onClick={() => field.onChange('')}
            >
              <CloseOutlined fontSize="small" />
            </IconButton>
          ) : undefined,
        },
      }}
    />
  )
}
