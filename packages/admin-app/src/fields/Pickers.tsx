import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import { esES } from '@mui/x-date-pickers/locales'
import { useLocale } from 'ra-core'
import type { ReactNode } from 'react'

const SPANISH = esES.components.MuiLocalizationProvider.defaultProps.localeText

/** What pickers of dates need around them. It comes with the pages that have them, so the first page carries no calendar. */
export function Pickers({ children }: { children: ReactNode }) {
  const locale = useLocale()
  return (
    <LocalizationProvider
      dateAdapter={AdapterLuxon}
      adapterLocale={locale}
      localeText={locale === 'es' ? SPANISH : undefined}
    >
      {children}
    </LocalizationProvider>
  )
}
