import { Button } from '@mui/material'
import { useTranslate } from 'ra-core'

/** Shows more of what is there, while `count` are left. */
export function MoreButton({ count, onMore }: { count: number; onMore: () => void }) {
  const translate = useTranslate()
  if (count <= 0) return null
  return (
    <Button variant="outlined" size="small" onClick={onMore} sx={{ mt: 1.5 }}>
      {translate('trucks.more', { count })}
    </Button>
  )
}
