import { Skeleton, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at)

/** A table before its rows are there, as high as it will be. */
export function TableSkeleton({ columns, rows }: { columns: number; rows: number }) {
  return (
    <Table aria-hidden>
      <TableHead>
        <TableRow>
          {upTo(columns).map(column => (
            <TableCell key={column}>
              <Skeleton width="50%" />
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {upTo(Math.min(rows, 10)).map(row => (
          <TableRow key={row}>
            {upTo(columns).map(column => (
              <TableCell key={column}>
                {/* Widths that differ as texts do, the same at every drawing. */}
                <Skeleton width={`${45 + ((row * 7 + column * 13) % 40)}%`} />
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
