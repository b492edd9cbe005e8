import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@mui/material'
import type { ActivityEntry } from '@product/sdk/features/team'
import { useTranslate } from 'ra-core'
import { useDates } from '../../texts/dates'
import { EntryParts } from './EntryParts'
import { valueText } from './value-text'

interface ChangesDialogProps {
  entry: Pick<ActivityEntry, 'id' | 'message' | 'changes' | 'parts'>
  onClose: () => void
}

/** The fields that an entry changed, before and after. Private ones come masked from the server. */
export function ChangesDialog({ entry: { id, message, changes, parts }, onClose }: ChangesDialogProps) {
  const translate = useTranslate()
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="changes-title">
      <DialogTitle id="changes-title">{translate('team.what_changed')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2, overflowWrap: 'anywhere' }}>{message}</DialogContentText>
        <Table>
          <TableHead>
            <TableRow>
              <TableCell>{translate('team.field')}</TableCell>
              <TableCell>{translate('team.before')}</TableCell>
              <TableCell>{translate('team.after')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {changes.map(({ field, before, after }) => (
              <TableRow key={field}>
                <TableCell component="th" scope="row">
                  {field.replaceAll('_', ' ')}
                </TableCell>
                <ValueCell field={field} value={before} />
                <ValueCell field={field} value={after} />
              </TableRow>
            ))}
          </TableBody>
        </Table>
        {parts > 0 && <EntryParts id={id} count={parts} />}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {translate('console.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function ValueCell({ field, value }: { field: string; value: unknown }) {
  const translate = useTranslate()
  const { moment } = useDates()
  const text = valueText(field, value, { yes: translate('team.yes'), no: translate('team.no'), moment })
  return (
    <TableCell sx={{ overflowWrap: 'anywhere', py: 1 }}>
      {text === '' ? (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {translate('team.nothing')}
        </Box>
      ) : (
        text
      )}
    </TableCell>
  )
}
