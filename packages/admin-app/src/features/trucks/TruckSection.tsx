import { Box, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { type ReactNode, useId } from 'react'

interface TruckSectionProps {
  /** Text or key. */
  title: string
  count?: number
  actions?: ReactNode
  children: ReactNode
}

/** One part of a truck's record, with its heading. */
export function TruckSection({ title, count, actions, children }: TruckSectionProps) {
  const translate = useTranslate()
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5, minHeight: 36 }}>
        <Typography component="h2" variant="h2" id={id} tabIndex={-1} sx={{ flex: 1 }}>
          {translate(title)}
          {count !== undefined && count > 0 && (
            <Typography
              component="span"
              color="textSecondary"
              sx={{ ml: 1, font: 'inherit', fontWeight: 400 }}
            >
              {count}
            </Typography>
          )}
        </Typography>
        {actions}
      </Box>
      {children}
    </Box>
  )
}
