import { Skeleton, Stack } from '@mui/material'

/** A form before its record is there. */
export function FormSkeleton({ fields = 4 }: { fields?: number }) {
  return (
    <Stack spacing={2} aria-hidden sx={{ maxWidth: 560 }}>
      {Array.from({ length: fields }, (_, at) => (
        <Skeleton key={at} variant="rounded" height={40} />
      ))}
      <Skeleton variant="rounded" width={96} height={36} />
    </Stack>
  )
}
