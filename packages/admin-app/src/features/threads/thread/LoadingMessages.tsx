import { Box, Typography } from '@mui/material'

/** A picture of a conversation with the text below it, while a thread is loaded. Spec: communication, 2. */
export function LoadingMessages({ text }: { text: string }) {
  return (
    <Box
      role="status"
      sx={{ flex: 1, minHeight: 0, display: 'grid', placeContent: 'center', justifyItems: 'center', gap: 2 }}
    >
      <Box component="svg" viewBox="0 0 120 80" aria-hidden sx={{ width: 120, color: 'text.secondary' }}>
        <g fill="none" stroke="currentColor" strokeWidth="3" strokeLinejoin="round" strokeLinecap="round">
          <path d="M10 12h62a6 6 0 0 1 6 6v22a6 6 0 0 1-6 6H30L18 56V46h-8a6 6 0 0 1-6-6V18a6 6 0 0 1 6-6z" />
          <path d="M20 25h44M20 34h28" />
          <path d="M88 32h22a6 6 0 0 1 6 6v18a6 6 0 0 1-6 6h-6v9l-11-9H60a6 6 0 0 1-6-6v-1" opacity="0.55" />
        </g>
      </Box>
      <Typography color="textSecondary">{text}</Typography>
    </Box>
  )
}
