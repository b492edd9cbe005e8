import type { ReactNode } from 'react'

/** The theme's outlined inputs are not those of the pickers. */
const LIKE_OTHER_FIELDS = {
  '& .MuiPickersOutlinedInput-root': { minHeight: 40 },
  '& .MuiPickersOutlinedInput-root:not(.Mui-error, .Mui-focused) .MuiPickersOutlinedInput-notchedOutline': {
    borderColor: 'secondary.main',
  },
} as const

/** The text field of a picker, with what is wrong with its date or else a help. */
export const pickerField = (problem: ReactNode, help?: ReactNode) => ({
  size: 'small' as const,
  margin: 'dense' as const,
  fullWidth: true,
  sx: LIKE_OTHER_FIELDS,
  ...(problem !== undefined && { error: true }),
  helperText: problem ?? help,
})
