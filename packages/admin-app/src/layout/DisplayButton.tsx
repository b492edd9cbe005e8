import TuneOutlined from '@mui/icons-material/TuneOutlined'
import { IconButton, Tooltip } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { fetched } from '../config/fetched'
import { FetchedLayer } from './FetchedLayer'

const DisplayMenu = fetched(async () => (await import('./DisplayMenu')).DisplayMenu)

/** Opens the choice of how the console looks. */
export function DisplayButton() {
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const close = () => setAnchor(undefined)
  const label = translate('console.display.label')
  return (
    <>
      <Tooltip title={label}>
        <IconButton aria-label={label} aria-haspopup="menu" onClick={event => setAnchor(event.currentTarget)}>
          <TuneOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
      {anchor && (
        <FetchedLayer onClose={close}>
          <DisplayMenu anchor={anchor} onClose={close} />
        </FetchedLayer>
      )}
    </>
  )
}
