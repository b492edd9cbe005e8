import { Box, Skeleton } from '@mui/material'

/** While the page's own code is on its way: the shape of a list. */
export function PageSkeleton() {
  return (
    <Box aria-hidden sx={{ p: { xs: 2, sm: 3 } }}>
      <Skeleton variant="rounded" width="40%" height={36} sx={{ mb: 2, maxWidth: 280 }} />
      <Skeleton variant="rounded" height={320} />
    </Box>
  )
}
