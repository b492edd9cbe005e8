import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined'
import { Button } from '@mui/material'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router'
import { pathTo } from '../../paths'

/** Leads from Drive to the import. */
export function ImportLink() {
  const translate = useTranslate()
  return (
    <Button variant="outlined" component={Link} to={pathTo('importFleet')} startIcon={<UploadFileOutlined />}>
      {translate('fleet_import.link')}
    </Button>
  )
}
