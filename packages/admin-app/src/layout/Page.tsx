import { Box, Stack, useMediaQuery, type Theme } from '@mui/material'
import { useTranslate } from 'ra-core'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useAdmin } from '../config/runtime'
import { type PageRecord, useRememberedPlace } from './use-remembered-place'

export const TITLE_SLOT = 'page-title'
export const ACTIONS_SLOT = 'page-actions'

interface PageProps {
  /** Text or key: where you are. It is the page's heading, in the bar on top. */
  title: string
  titleArgs?: Record<string, unknown>
  /** Whose page it is, once that is known: it is among the recent places then. */
  record?: PageRecord
  /** The primary action and its neighbours: in the bar on top, on a phone above the content. */
  actions?: ReactNode
  /** `form`: a column that is comfortable to read. `full`: no padding, for maps. */
  width?: 'wide' | 'form' | 'full'
  children: ReactNode
}

const MAX_WIDTH = { wide: 1600, form: 608, full: 'none' } as const

/** Every page of the console stands in one of these. */
export function Page({ title, titleArgs, record, actions, width = 'wide', children }: PageProps) {
  const translate = useTranslate()
  const { brand } = useAdmin()
  const text = translate(title, titleArgs)
  const isNarrow = useMediaQuery<Theme>(theme => theme.breakpoints.down('md'), { noSsr: true })
  useEffect(() => {
    document.title = `${text} · ${brand.name}`
  }, [text, brand.name])
  useRememberedPlace(record)
  const padding = width === 'full' ? 0 : { xs: 2, sm: 3 }
  return (
    <Box sx={{ width: '100%', maxWidth: MAX_WIDTH[width], p: padding, pb: width === 'full' ? 0 : 5 }}>
      <Slot id={TITLE_SLOT}>{text}</Slot>
      {actions !== undefined &&
        (isNarrow ? (
          <Stack
            direction="row"
            spacing={1}
            sx={{ mb: 2, flexWrap: 'wrap', justifyContent: 'flex-end' }}
            useFlexGap
          >
            {actions}
          </Stack>
        ) : (
          <Slot id={ACTIONS_SLOT}>{actions}</Slot>
        ))}
      {children}
    </Box>
  )
}

/** Puts its children into an element of the layout; in a story without the layout, nowhere. */
function Slot({ id, children }: { id: string; children: ReactNode }) {
  const [element, setElement] = useState<HTMLElement | null>(null)
  useEffect(() => setElement(document.getElementById(id)), [id])
  return element && createPortal(children, element)
}
