import CloseOutlined from '@mui/icons-material/CloseOutlined'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import InsertDriveFileOutlined from '@mui/icons-material/InsertDriveFileOutlined'
import { Box, Button, IconButton, LinearProgress, Link, Tooltip, Typography } from '@mui/material'
import { VENDOR_ALERTS, type VendorFile } from '@product/sdk/nouns/fleet'
import { useTranslate } from 'ra-core'
import { type ReactNode, useState } from 'react'
import { InstantText } from '../../fields/InstantText'
import { useToast } from '../../toasts/use-toast'
import { downloadFile } from '../../data/download-file'
import { sizeText } from './paper-problem'
import type { Upload } from '../../uploads/upload-list'
import { UndoButton } from './UndoButton'
import type { StagedPaper } from './vendor-record'

function Row({ name, about, action }: { name: ReactNode; about: ReactNode; action: ReactNode }) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 44,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <InsertDriveFileOutlined fontSize="small" color="action" />
      <Box sx={{ flex: 1, minWidth: 0, py: 0.5 }}>
        <Box sx={{ overflowWrap: 'anywhere' }}>{name}</Box>
        <Typography variant="caption" color="textSecondary" component="div">
          {about}
        </Typography>
      </Box>
      {action}
    </Box>
  )
}

interface StoredRowProps {
  paper: VendorFile
  isRemoved: boolean
  onRemove: () => void
  onUndo: () => void
}

/** A paper that the vendor has: downloaded by its name, deleted with the next save. */
export function StoredRow({ paper, isRemoved, onRemove, onUndo }: StoredRowProps) {
  const translate = useTranslate()
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)
  const { name, size, uploaded_at } = paper

  async function download(): Promise<void> {
    if (isBusy) return
    setBusy(true)
    try {
      await downloadFile(paper)
    } catch {
      toast('error', VENDOR_ALERTS.downloadFailed)
    } finally {
      setBusy(false)
    }
  }

  if (isRemoved) {
    return (
      <Row
        name={<s>{name}</s>}
        about={translate('vendors.staged_removal')}
        action={<UndoButton name={name} onUndo={onUndo} />}
      />
    )
  }
  return (
    <Row
      name={
        <Link
          component="button"
          type="button"
          aria-busy={isBusy}
          aria-label={translate('vendors.papers.download', { name })}
          onClick={() => void download()}
          sx={{ textAlign: 'left', overflowWrap: 'anywhere' }}
        >
          {name}
        </Link>
      }
      about={
        <>
          {sizeText(size)} · <InstantText instant={uploaded_at} />
        </>
      }
      action={
        <Tooltip title={translate('console.confirm.delete')}>
          <IconButton
            size="small"
            onClick={onRemove}
            aria-label={translate('vendors.papers.delete', { name })}
          >
            <DeleteOutlined fontSize="small" />
          </IconButton>
        </Tooltip>
      }
    />
  )
}

/** A paper that has arrived and becomes the vendor's with the next save. */
export function StagedRow({ paper: { name, size }, onUndo }: { paper: StagedPaper; onUndo: () => void }) {
  const translate = useTranslate()
  return (
    <Row
      name={name}
      about={`${sizeText(size)} · ${translate('vendors.staged_addition')}`}
      action={<UndoButton name={name} onUndo={onUndo} />}
    />
  )
}

interface UploadRowProps {
  upload: Upload
  onRetry: () => void
  onDrop: () => void
}

/** A paper on its way, or why it did not get there. */
export function UploadRow({ upload: { file, share, problem, state }, onRetry, onDrop }: UploadRowProps) {
  const translate = useTranslate()
  const percent = Math.round(share * 100)
  if (problem === undefined) {
    return (
      <Row
        name={file.name}
        about={
          <LinearProgress
            variant="determinate"
            value={percent}
            aria-label={translate('vendors.papers.sending', { name: file.name })}
          />
        }
        action={`${percent} %`}
      />
    )
  }
  return (
    <Row
      name={file.name}
      about={
        <Box component="span" role="alert" sx={{ color: 'error.main' }}>
          {problem}
        </Box>
      }
      action={
        <>
          {state === 'failed' && (
            <Button size="small" variant="outlined" onClick={onRetry}>
              {translate('console.retry')}
            </Button>
          )}
          <IconButton
            size="small"
            onClick={onDrop}
            aria-label={translate('vendors.papers.dismiss', { name: file.name })}
          >
            <CloseOutlined fontSize="small" />
          </IconButton>
        </>
      }
    />
  )
}
