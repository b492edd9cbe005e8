import { Table, TableHead } from '@mui/material'

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at)

/** A table before its rows are there, as high as it will be. */
export function TableSkeleton({ columns, rows }: { columns: number; rows: number }) {
  return (
    <Table aria-hidden>
      <TableHead>
        <Waiting columns={columns} width={() => 50} height={40} />
      </TableHead>
      <tbody>
        {upTo(Math.min(rows, 10)).map(row => (
          // Widths that differ as texts do, the same at every drawing.
          <Waiting key={row} columns={columns} width={column => 45 + ((row * 7 + column * 13) % 40)} />
        ))}
      </tbody>
    </Table>
  )
}

interface WaitingProps {
  columns: number
  /** Of the bar in a column, percent. */
  width: (column: number) => number
  /** px; absent: that of a row. */
  height?: number
}

const Waiting = ({ columns, width, height }: WaitingProps) => (
  <tr>
    {upTo(columns).map(column => (
      <td key={column} className="plain-cell" style={{ height }}>
        <span className="plain-waiting" style={{ width: `${width(column)}%` }}>
          &nbsp;
        </span>
      </td>
    ))}
  </tr>
)
