import { Box, Card, Chip, Pagination, type Theme, Typography, useMediaQuery } from '@mui/material'
import {
  type FleetImportRow,
  type ImportTable,
  problemText,
  targetLabel,
} from '@product/sdk/features/fleet-import'
import { useTranslate } from 'ra-core'
import { useMemo, useState } from 'react'
import { numberText } from '../../texts/shown-numbers'
import { countKinds, kindOfRow, ROW_KINDS, type RowKind } from './kinds-of-rows'

const PER_PAGE = 50

interface CheckedRowsProps {
  table: ImportTable
  rows: readonly FleetImportRow[]
  hasRefused: boolean
}

/** The rows of a dry run, each with what becomes of it. Where some are refused, these come first. */
export function CheckedRows({ table, rows, hasRefused }: CheckedRowsProps) {
  const translate = useTranslate()
  const [kind, setKind] = useState<RowKind>(hasRefused ? 'refused' : 'all')
  const [page, setPage] = useState(1)
  const counts = countKinds(rows)
  const cellsOf = useMemo(() => new Map(table.rows.map(({ line, cells }) => [line, cells])), [table])
  const chosen = kind === 'all' ? rows : rows.filter(row => kindOfRow(row) === kind)
  const pages = Math.ceil(chosen.length / PER_PAGE)
  return (
    <Box>
      <Box
        role="group"
        aria-label={translate('fleet_import.show')}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5 }}
      >
        {ROW_KINDS.map(name => (
          <Chip
            key={name}
            component="button"
            label={`${translate(`fleet_import.show_${name}`)} ${numberText(counts[name])}`}
            clickable
            variant={kind === name ? 'filled' : 'outlined'}
            color={kind === name ? 'primary' : 'default'}
            aria-pressed={kind === name}
            disabled={counts[name] === 0}
            onClick={() => {
              setKind(name)
              setPage(1)
            }}
          />
        ))}
      </Box>
      {chosen.length === 0 ? (
        <Typography color="textSecondary">{translate('fleet_import.none_shown')}</Typography>
      ) : (
        <Card
          component="ul"
          aria-label={translate(`fleet_import.show_${kind}`)}
          sx={{ m: 0, p: 0, listStyle: 'none' }}
        >
          {chosen.slice((page - 1) * PER_PAGE, page * PER_PAGE).map(row => (
            <CheckedRow key={row.line} row={row} cells={cellsOf.get(row.line) ?? []} />
          ))}
        </Card>
      )}
      {pages > 1 && (
        <Pagination
          sx={{ mt: 1.5 }}
          count={pages}
          page={page}
          siblingCount={0}
          onChange={(_event, next) => setPage(next)}
        />
      )}
    </Box>
  )
}

function CheckedRow({ row, cells }: { row: FleetImportRow; cells: readonly string[] }) {
  const translate = useTranslate()
  const { line, vendor, truck, problems, warnings } = row
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        columnGap: 2,
        rowGap: 0.5,
        alignItems: 'baseline',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: '80px minmax(0, 3fr) minmax(0, 3fr) minmax(0, 6fr)',
        },
        px: 2,
        py: 1,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {translate('fleet_import.line', { line })}
      </Typography>
      {vendor || truck ? (
        <>
          <Party side="vendor" party={vendor} line={line} isRefused={problems.length > 0} />
          <Party side="truck" party={truck} line={line} isRefused={problems.length > 0} />
        </>
      ) : (
        <Cells cells={cells} />
      )}
      <Box sx={{ overflowWrap: 'anywhere' }}>
        {problems.map(problem => (
          <Typography key={problemText(problem)} variant="body2" color="error">
            {problemText(problem)}
          </Typography>
        ))}
        {warnings.map(warning => (
          <Typography key={problemText(warning)} variant="body2" sx={{ color: 'warning.main' }}>
            {problemText(warning)}
          </Typography>
        ))}
        {problems.length === 0 && (
          <>
            <Changes side="vendor" changes={vendor?.changes ?? []} />
            <Changes side="truck" changes={truck?.changes ?? []} />
          </>
        )}
      </Box>
    </Box>
  )
}

/** Heads its place on a phone; on a wide page the place itself says it to those who see. */
function Label({ side }: Pick<PartyProps, 'side'>) {
  const translate = useTranslate()
  const isNarrow = useMediaQuery<Theme>(theme => theme.breakpoints.down('md'), { noSsr: true })
  return (
    <Box
      component="span"
      className={isNarrow ? undefined : 'visually-hidden'}
      sx={{ color: 'text.secondary' }}
    >
      {translate(`fleet_import.${side}`)}:{' '}
    </Box>
  )
}

type Changed = NonNullable<FleetImportRow['truck']>['changes']

/** What stands in the row of the file, where it is told neither whose it is nor what. */
function Cells({ cells }: { cells: readonly string[] }) {
  return (
    <Typography variant="body2" sx={{ gridColumn: { md: 'span 2' }, overflowWrap: 'anywhere' }}>
      {cells.filter(cell => cell.trim() !== '').join(' · ')}
    </Typography>
  )
}

interface PartyProps {
  side: 'vendor' | 'truck'
  party: { outcome: 'new' | 'changed' | 'same'; name: string; line: number } | null
  line: number
  isRefused: boolean
}

const COLOURS = { new: 'success', changed: 'warning', same: 'default' } as const

/** A vendor or truck, and whether it is new. Of a vendor on further rows, where it was named first. */
function Party({ side, party, line, isRefused }: PartyProps) {
  const translate = useTranslate()
  if (!party) return <Box sx={{ display: { xs: 'none', md: 'block' } }} />
  return (
    <Box sx={{ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', gap: 1, minWidth: 0 }}>
      <Typography variant="body2" component="span" sx={{ overflowWrap: 'anywhere' }}>
        <Label side={side} />
        {party.name}
      </Typography>
      {party.line !== line ? (
        <Typography variant="caption" color="textSecondary">
          {translate('fleet_import.see_line', { line: party.line })}
        </Typography>
      ) : (
        !isRefused && (
          <Chip
            size="small"
            variant="outlined"
            color={COLOURS[party.outcome]}
            label={translate(`fleet_import.was_${party.outcome}`)}
          />
        )
      )}
    </Box>
  )
}

function Changes({ side, changes }: { side: 'vendor' | 'truck'; changes: Changed }) {
  const translate = useTranslate()
  return changes.map(({ field, before, after }) => (
    <Typography key={field} variant="body2">
      {targetLabel(`${side}.${field}`)}:{' '}
      {before === null ? (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {translate('fleet_import.blank')}
        </Box>
      ) : (
        <del>{plain(String(before))}</del>
      )}
      {' → '}
      {plain(String(after))}
    </Typography>
  ))
}

const MOST_SHOWN = 120

/** Notes are rich text, and long. */
function plain(value: string): string {
  const text = value.replace(/<\/?[a-z][^>]*>/gi, ' ').trim()
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text
}
