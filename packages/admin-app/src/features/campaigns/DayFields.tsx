import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import type { ReactNode } from 'react'

/** What date fields need around them; part of the pages that have them, so the first page carries no calendar. */
export const DayFields = ({ children }: { children: ReactNode }) => (
  <LocalizationProvider dateAdapter={AdapterLuxon} adapterLocale="en-US">
    {children}
  </LocalizationProvider>
)
