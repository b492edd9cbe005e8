import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined'
import { Box, Link as TextLink } from '@mui/material'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router'
import { pathTo } from '../../paths'

/** The way back from a page that is reached from the threads. */
export function ToThreads() {
  const translate = useTranslate()
  return (
    <Box component="nav" aria-label={translate('messages.way_back')} sx={{ mb: 2 }}>
      <TextLink
        component={Link}
        to={pathTo('communication')}
        sx={{ display: 'inline-flex', alignItems: 'center' }}
      >
        <ChevronLeftOutlined fontSize="small" />
        {translate('messages.threads')}
      </TextLink>
    </Box>
  )
}
