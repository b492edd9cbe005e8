import { Alert, Box, Button } from '@mui/material'
import { CSV_NUMBER_TEXTS, CSV_SAMPLE, type NumbersOfCsv, numbersOfCsv } from '@product/sdk/nouns/messages'
import { downloadCSV, useTranslate } from 'ra-core'
import { useState } from 'react'
import { FileDrop } from '../../fields/FileDrop'
import type { ComposeSource } from '../../nouns/messages/compose-source'
import { RefusedNumbers } from './RefusedNumbers'

/** More is no list of numbers. */
const MOST_BYTES = 5_242_880

interface ReadFile {
  name: string
  found?: NumbersOfCsv
  problem?: string
}

/** The numbers of a file, with every token that is none listed by its row. Spec: communication, 2 and 5. */
export function NumbersFile({ onRead }: { onRead: (source: ComposeSource) => void }) {
  const translate = useTranslate()
  const [read, setRead] = useState<ReadFile>()

  async function take([file]: readonly File[]): Promise<void> {
    if (!file) return
    const { name } = file
    if (file.size > MOST_BYTES) return setRead({ name, problem: translate('compose.file_too_large') })
    const found = numbersOfCsv(new Uint8Array(await file.arrayBuffer()))
    if (found.numbers.length === 0) return setRead({ name, found, problem: CSV_NUMBER_TEXTS.none })
    setRead({ name, found })
    onRead({
      kind: 'file',
      key: `file/${name}`,
      label: name,
      members: found.numbers.map(({ phone_number }) => ({
        vendor_id: null,
        phone_number,
        vendor_name: null,
      })),
    })
  }

  return (
    <Box sx={{ mt: 2 }}>
      <FileDrop
        text={translate('compose.file_drop')}
        button={translate('compose.file_choose')}
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        onChoose={files => void take(files)}
      >
        <Button onClick={() => downloadCSV(CSV_SAMPLE.text, CSV_SAMPLE.name.replace(/\.csv$/, ''))}>
          {translate('compose.file_sample')}
        </Button>
      </FileDrop>
      <Box role="status">
        {read && (
          <Alert
            severity={read.problem === undefined ? 'success' : 'error'}
            sx={{ mt: 1, overflowWrap: 'anywhere' }}
            onClose={() => setRead(undefined)}
          >
            {read.problem === undefined
              ? translate('compose.file_read', {
                  name: read.name,
                  smart_count: read.found?.numbers.length ?? 0,
                  repeated: read.found?.repeated ?? 0,
                })
              : `${read.name}: ${read.problem}`}
          </Alert>
        )}
      </Box>
      {read?.found && read.found.refused.length > 0 && <RefusedNumbers refused={read.found.refused} />}
    </Box>
  )
}
