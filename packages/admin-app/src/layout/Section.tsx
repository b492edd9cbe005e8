import { Box, Card, type SxProps, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { type ReactNode, useId } from 'react'
import { numberText } from '../texts/shown-numbers'
import { keepFocus } from './keep-focus'

interface SectionProps {
  /** Text or key. */
  title: string
  count?: number
  actions?: ReactNode
  sx?: SxProps
  children: ReactNode
}

/** A part of a record's page with its heading. */
export function Section({ title, count, actions, sx, children }: SectionProps) {
  const translate = useTranslate()
  const id = useId()
  return (
    <Card
      component="section"
      aria-labelledby={id}
      onClick={keepFocus}
      sx={{ p: 2, overflow: 'visible', ...sx }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, mb: 1, minHeight: 36 }}>
        <Typography id={id} component="h2" variant="h3" tabIndex={-1} sx={{ flex: 1 }}>
          {translate(title)}
          {count !== undefined && (
            <Typography
              component="span"
              color="textSecondary"
              sx={{ ml: 1, font: 'inherit', fontWeight: 400 }}
            >
              {numberText(count)}
            </Typography>
          )}
        </Typography>
        {actions}
      </Box>
      {children}
    </Card>
  )
}
