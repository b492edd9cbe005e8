import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined'
import { Box, Button, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router'
import { pathTo } from '../../paths'

/** Leads from Drive to the import. */
export function ImportLink() {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 3 }}>
      <Typography color="textSecondary">{translate('fleet_import.link_text')}</Typography>
      <Button
        variant="outlined"
        component={Link}
        to={pathTo('importFleet')}
        startIcon={<UploadFileOutlined />}
      >
        {translate('fleet_import.link')}
      </Button>
    </Box>
  )
}
