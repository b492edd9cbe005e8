import { describe, expect, it } from 'vitest'
import type { Column } from '../config/admin-feature'
import { csvOfRecords } from './csv-of-records'

const columns: Column[] = [
  { source: 'name' },
  { source: 'trucks' },
  { source: 'active' },
  { source: 'dates', csv: record => `${record.from} to ${record.to}` },
  { source: 'actions', csv: false },
]

describe('the CSV file of a table', () => {
  it('holds the labels and a row per record, without columns that are no data', () => {
    const records = [{ id: 1, name: 'Coast', trucks: 3, active: true, from: 'May', to: 'June', actions: 'x' }]
    expect(csvOfRecords(records, columns, ({ source }) => source.toUpperCase())).toBe(
      '\uFEFFNAME,TRUCKS,ACTIVE,DATES\r\nCoast,3,true,May to June\r\n',
    )
  })

  it('leaves no formula for a spreadsheet to run', () => {
    const records = [{ id: 1, name: '=HYPERLINK("http://x")' }]
    expect(csvOfRecords(records, [{ source: 'name' }], () => '=1+1')).toBe(
      '\uFEFF\'=1+1\r\n"\'=HYPERLINK(""http://x"")"\r\n',
    )
  })

  it('leaves the cell of an absent value empty', () => {
    expect(csvOfRecords([{ id: 1, name: null }], [{ source: 'name' }, { source: 'trucks' }], () => 'n')).toBe(
      '\uFEFFn,n\r\n,\r\n',
    )
  })
})
