import {
  type FleetImportAnswer,
  guessColumns,
  type ImportColumns,
  type ImportTable,
} from '@product/sdk/features/fleet-import'
import { useState } from 'react'
import { useDraft } from '../../forms/use-draft'
import { randomKey } from '../../forms/random-key'
import { like } from '@product/sdk/values'

export type ImportStep = 'file' | 'columns' | 'check' | 'result'

export const IMPORT_STEPS: readonly ImportStep[] = ['file', 'columns', 'check', 'result']

/** A file on its way: SSN and EIN are out of it. */
export interface ImportFile {
  /** Of this choice of a file: the same file sent twice is imported once. */
  key: string
  name: string
  table: ImportTable
  columns: ImportColumns
}

export type ImportCounts = Pick<FleetImportAnswer, 'vendors' | 'trucks'>

/** What the page holds between its steps, and through a reload. */
type ImportWork =
  | { step: 'file' }
  | { step: 'columns' | 'check'; file: ImportFile }
  | { step: 'result'; done: ImportCounts }

const hasFile = like({
  step: '',
  file: {
    key: '',
    name: '',
    table: { heads: [''], headLine: 0, rows: [{ line: 0, cells: [''] }] },
    columns: [],
  },
})
const isDone = like({ step: '', done: { vendors: {}, trucks: {} } })

function isWork(value: unknown): boolean {
  const step = IMPORT_STEPS.find(
    each => like({ step: '' })(value) && Reflect.get(Object(value), 'step') === each,
  )
  if (step === 'result') return isDone(value)
  return step === 'file' || (step !== undefined && hasFile(value))
}

/** The way of one file through the steps. */
export function useImportWork() {
  const { restored, keep, clear } = useDraft<ImportWork>('fleet-import', isWork)
  const [work, setWork] = useState<ImportWork>(restored?.value ?? { step: 'file' })
  const become = (next: ImportWork) => {
    setWork(next)
    if (next.step === 'file') clear()
    else keep(next)
  }
  return {
    work,
    choose(name: string, table: ImportTable) {
      become({ step: 'columns', file: { key: randomKey(), name, table, columns: guessColumns(table.heads) } })
    },
    setColumns(file: ImportFile, columns: ImportColumns) {
      become({ step: 'columns', file: { ...file, columns } })
    },
    goTo(step: 'columns' | 'check', file: ImportFile) {
      become({ step, file })
    },
    finish(done: ImportCounts) {
      become({ step: 'result', done })
    },
    restart() {
      become({ step: 'file' })
    },
  }
}
