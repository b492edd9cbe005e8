import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined'
import { Box, Link as TextLink } from '@mui/material'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface WayBackProps {
  /** For a screen reader. Text or key. */
  label: string
  to: string
  children: ReactNode
}

/** Above a page's content: to the page it belongs to. */
export function WayBack({ label, to, children }: WayBackProps) {
  const translate = useTranslate()
  return (
    <Box component="nav" aria-label={translate(label)} sx={{ mb: 1 }}>
      <TextLink
        component={Link}
        to={to}
        sx={{ display: 'inline-flex', alignItems: 'center', overflowWrap: 'anywhere' }}
      >
        <ChevronLeftOutlined fontSize="small" />
        {children}
      </TextLink>
    </Box>
  )
}
