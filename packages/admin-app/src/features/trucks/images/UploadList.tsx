import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import CloseOutlined from '@mui/icons-material/CloseOutlined'
import { Box, Button, IconButton, LinearProgress, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import type { Upload } from '../../../uploads/upload-list'

interface UploadListProps {
  uploads: readonly Upload[]
  onRetry: (key: string) => void
  onDismiss: (key: string) => void
}

/** The photographs on their way, each with how far it is or why it did not get through. */
export function UploadList({ uploads, ...others }: UploadListProps) {
  const translate = useTranslate()
  if (uploads.length === 0) return null
  const done = uploads.filter(({ state }) => state === 'done').length
  return (
    <Box sx={{ mt: 1.5 }}>
      <Typography variant="caption" color="textSecondary" role="status">
        {translate('trucks.images.progress', { done, count: uploads.length })}
      </Typography>
      <Box
        component="ul"
        aria-label={translate('trucks.images.uploads')}
        sx={{ listStyle: 'none', m: 0, p: 0 }}
      >
        {uploads.map(upload => (
          <UploadRow key={upload.key} upload={upload} {...others} />
        ))}
      </Box>
    </Box>
  )
}

interface UploadRowProps extends Pick<UploadListProps, 'onRetry' | 'onDismiss'> {
  upload: Upload
}

function UploadRow({ upload, onRetry, onDismiss }: UploadRowProps) {
  const translate = useTranslate()
  const { key, file, state, share, problem } = upload
  const isStuck = state === 'failed' || state === 'refused'
  const percent = Math.round(share * 100)
  return (
    <Box component="li" sx={{ py: 0.75 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 34 }}>
        <Typography variant="body2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {file.name}
        </Typography>
        {state === 'done' && (
          <CheckCircleOutlined
            color="success"
            fontSize="small"
            titleAccess={translate('trucks.images.done')}
          />
        )}
        {(state === 'waiting' || state === 'sending') && (
          <Typography variant="caption" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {state === 'waiting' ? translate('trucks.images.waiting') : `${percent} %`}
          </Typography>
        )}
        {state === 'failed' && (
          <Button size="small" onClick={() => onRetry(key)}>
            {translate('console.retry')}
          </Button>
        )}
        {isStuck && (
          <IconButton
            size="small"
            aria-label={translate('trucks.images.dismiss', { name: file.name })}
            onClick={() => onDismiss(key)}
          >
            <CloseOutlined fontSize="small" />
          </IconButton>
        )}
      </Box>
      {state === 'sending' && (
        <LinearProgress
          // All is sent: the server turns it upright and makes the small copy.
          variant={percent === 100 ? 'indeterminate' : 'determinate'}
          value={percent}
          aria-label={file.name}
        />
      )}
      {isStuck && (
        <Typography variant="caption" color="error" role="alert" component="p">
          {problem}
        </Typography>
      )}
    </Box>
  )
}
