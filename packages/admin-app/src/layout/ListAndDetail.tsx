import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined'
import { Box, Button, Card, type Theme, useMediaQuery } from '@mui/material'
import { useTranslate } from 'ra-core'
import { type ReactNode, useEffect, useRef } from 'react'

interface ListAndDetailProps {
  list: ReactNode
  /** Of what is chosen; undefined: nothing is. */
  detail: ReactNode | undefined
  /** What stands in the place of the detail while nothing is chosen. */
  nothing: ReactNode
  /** Text or key of the button that leads back to the list on a phone. */
  back: string
  onBack: () => void
}

/** A list and what is chosen of it: side by side, on a phone one after the other. */
export function ListAndDetail({ list, detail, nothing, back, onBack }: ListAndDetailProps) {
  const translate = useTranslate()
  const isNarrow = useMediaQuery<Theme>(theme => theme.breakpoints.down('md'), { noSsr: true })
  const region = useRef<HTMLDivElement>(null)
  const shows = isNarrow && detail !== undefined
  useEffect(() => {
    if (shows) region.current?.focus()
  }, [shows])
  if (isNarrow) {
    return (
      <>
        {/* It stays where it was scrolled to. */}
        <Card hidden={shows}>{list}</Card>
        {shows && (
          <Box ref={region} tabIndex={-1} sx={{ outline: 'none' }}>
            <Button startIcon={<ChevronLeftOutlined />} onClick={onBack} sx={{ mb: 1 }}>
              {translate(back)}
            </Button>
            <Card sx={{ p: 2, overflow: 'visible' }}>{detail}</Card>
          </Box>
        )}
      </>
    )
  }
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '360px minmax(0, 1fr)', gap: 2, alignItems: 'start' }}>
      <Card sx={{ maxHeight: 'calc(100dvh - 160px)', overflow: 'auto' }}>{list}</Card>
      <Card sx={{ p: 3, minHeight: 320, overflow: 'visible' }}>{detail ?? nothing}</Card>
    </Box>
  )
}
