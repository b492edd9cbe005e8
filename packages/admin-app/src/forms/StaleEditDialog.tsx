import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Radio,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@mui/material'
import { useTranslate } from 'ra-core'
import { type ReactNode, useState } from 'react'
import type { FieldConflict } from './changed-fields'

export interface StaleEditDialogProps {
  conflicts: readonly FieldConflict[]
  labelOf: (field: string) => ReactNode
  /** How a value of a field reads; undefined: as text. */
  show?: (field: string, value: unknown) => ReactNode
  isPending?: boolean
  /** Their record stays as it is, my changes are given up. */
  onTakeTheirs: () => void
  /** Saves mine in the fields for which `keepsMine` answers true. */
  onSave: (keepsMine: (field: string) => boolean) => void
  /** Back to the form, nothing is decided. */
  onClose: () => void
}

/** Somebody saved while I was editing: theirs, mine, or field by field. Nothing is overwritten without this choice. */
export function StaleEditDialog(props: StaleEditDialogProps) {
  const { conflicts, labelOf, show, isPending = false, onTakeTheirs, onSave, onClose } = props
  const translate = useTranslate()
  const [takesTheirs, setTakesTheirs] = useState<ReadonlySet<string>>(new Set())
  const choose = (field: string, theirs: boolean): void => {
    const next = new Set(takesTheirs)
    if (theirs) next.add(field)
    else next.delete(field)
    setTakesTheirs(next)
  }
  return (
    <Dialog
      open
      onClose={isPending ? undefined : onClose}
      maxWidth="md"
      fullWidth
      aria-labelledby="stale-title"
    >
      <DialogTitle id="stale-title">{translate('console.stale.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          {translate(conflicts.length === 0 ? 'console.stale.same' : 'console.stale.text')}
        </DialogContentText>
        {conflicts.length > 0 && (
          <Table>
            <TableHead>
              <TableRow>
                <TableCell>{translate('console.stale.field')}</TableCell>
                <TableCell>{translate('console.stale.theirs')}</TableCell>
                <TableCell>{translate('console.stale.mine')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {conflicts.map(conflict => (
                <ConflictRow
                  key={conflict.field}
                  conflict={conflict}
                  label={labelOf(conflict.field)}
                  show={show}
                  takesTheirs={takesTheirs.has(conflict.field)}
                  onChoose={theirs => choose(conflict.field, theirs)}
                />
              ))}
            </TableBody>
          </Table>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onTakeTheirs} disabled={isPending}>
          {translate('console.stale.all_theirs')}
        </Button>
        <Button variant="outlined" onClick={() => onSave(() => true)} disabled={isPending}>
          {translate(conflicts.length === 0 ? 'console.stale.both' : 'console.stale.all_mine')}
        </Button>
        {conflicts.length > 0 && (
          <Button
            variant="contained"
            onClick={() => onSave(field => !takesTheirs.has(field))}
            loading={isPending}
          >
            {translate('console.stale.save')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

interface ConflictRowProps {
  conflict: FieldConflict
  label: ReactNode
  show: StaleEditDialogProps['show']
  takesTheirs: boolean
  onChoose: (theirs: boolean) => void
}

function ConflictRow({
  conflict: { field, theirs, mine },
  label,
  show,
  takesTheirs,
  onChoose,
}: ConflictRowProps) {
  const translate = useTranslate()
  const text = (value: unknown): ReactNode => {
    const shown = show?.(field, value)
    if (shown !== undefined) return shown
    if (value === null || value === undefined || value === '') return translate('console.stale.empty')
    if (typeof value === 'boolean') return translate(value ? 'console.stale.yes' : 'console.stale.no')
    return typeof value === 'object' ? JSON.stringify(value) : String(value)
  }
  const option = (value: unknown, isTheirs: boolean) => (
    <label>
      <Radio
        size="small"
        name={`stale-${field}`}
        checked={takesTheirs === isTheirs}
        onChange={() => onChoose(isTheirs)}
      />
      {text(value)}
    </label>
  )
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {label}
      </TableCell>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>{option(theirs, true)}</TableCell>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>{option(mine, false)}</TableCell>
    </TableRow>
  )
}
