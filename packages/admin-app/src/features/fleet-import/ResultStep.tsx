import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import { Box, Button, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router'
import { pathTo } from '../../paths'
import type { ImportCounts } from './use-import-work'

/** What was done. */
export function ResultStep({ done, onRestart }: { done: ImportCounts; onRestart: () => void }) {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1, py: 5, textAlign: 'center' }}>
      <CheckCircleOutlined fontSize="large" color="success" />
      <Typography component="p" variant="h2">
        {translate('fleet_import.done')}
      </Typography>
      <Typography>{translate('fleet_import.vendors_done', done.vendors)}</Typography>
      <Typography>{translate('fleet_import.trucks_done', done.trucks)}</Typography>
      <Typography color="textSecondary">{translate('fleet_import.done_text')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1, mt: 1 }}>
        <Button variant="contained" component={Link} to={pathTo('drive')} onClick={onRestart}>
          {translate('fleet_import.to_drive')}
        </Button>
        <Button variant="outlined" onClick={onRestart}>
          {translate('fleet_import.another')}
        </Button>
      </Box>
    </Box>
  )
}
