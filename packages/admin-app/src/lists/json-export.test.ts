import { expect, it } from 'vitest'
import jsonExport from './json-export'

it('writes every field that a record has, safe to open in a spreadsheet', async () => {
  const csv = await new Promise<string>(heard => {
    void jsonExport(
      [
        { id: 1, name: '=cmd' },
        { id: 2, city: 'Reno' },
      ],
      (_, text) => heard(text),
    )
  })
  expect(csv).toBe("\uFEFFid,name,city\r\n1,'=cmd,\r\n2,,Reno\r\n")
})
