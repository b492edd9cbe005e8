import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined'
import { Alert, Box, Button, Typography } from '@mui/material'
import {
  FLEET_IMPORT_LIMITS,
  FLEET_IMPORT_TEXTS,
  IMPORT_TARGETS,
  type ImportTable,
  readImportTable,
  targetLabel,
} from '@product/sdk/features/fleet-import'
import { writeCsv } from '@product/sdk/values'
import { downloadCSV, useTranslate } from 'ra-core'
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react'

const KNOWN = ['vendors', 'trucks', 'stored', 'secret'] as const

/** Every field that can be imported, as the head of a table to be filled in. */
const emptyTable = (): string => writeCsv([IMPORT_TARGETS.map(({ target }) => targetLabel(target))])

interface FileStepProps {
  onChoose: (name: string, table: ImportTable) => void
}

export function FileStep({ onChoose }: FileStepProps) {
  const translate = useTranslate()
  const chooser = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()
  const [isOver, setIsOver] = useState(false)

  async function take(file: File | undefined): Promise<void> {
    if (!file) return
    if (file.size > FLEET_IMPORT_LIMITS.bytes) return setProblem(FLEET_IMPORT_TEXTS.tooLarge)
    const table = readImportTable(new Uint8Array(await file.arrayBuffer()))
    if ('problem' in table) setProblem(table.problem)
    else onChoose(file.name, table)
  }

  function choose(event: ChangeEvent<HTMLInputElement>): void {
    const [file] = event.target.files ?? []
    void take(file)
    // The same file may be chosen again after it was mended.
    event.target.value = ''
  }

  function drop(event: DragEvent): void {
    event.preventDefault()
    setIsOver(false)
    void take(event.dataTransfer.files[0])
  }

  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: 720 }}>
      {problem !== undefined && <Alert severity="error">{problem}</Alert>}
      <Box
        onDragOver={(event: DragEvent) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        sx={{
          display: 'grid',
          justifyItems: 'center',
          gap: 1,
          px: 3,
          py: 5,
          textAlign: 'center',
          border: 2,
          borderStyle: 'dashed',
          borderColor: isOver ? 'primary.main' : 'divider',
          borderRadius: 1,
          bgcolor: isOver ? 'action.hover' : 'background.paper',
        }}
      >
        <UploadFileOutlined fontSize="large" color="disabled" />
        <Typography component="p" variant="h2">
          {translate('fleet_import.choose_title')}
        </Typography>
        <Typography color="textSecondary" sx={{ maxWidth: 520, textWrap: 'balance' }}>
          {translate('fleet_import.choose_text')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1, mt: 1 }}>
          <Button variant="contained" onClick={() => chooser.current?.click()}>
            {translate('fleet_import.choose')}
          </Button>
          <Button variant="outlined" onClick={() => downloadCSV(emptyTable(), 'vendors_and_trucks')}>
            {translate('fleet_import.template')}
          </Button>
        </Box>
        <input
          ref={chooser}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
          aria-label={translate('fleet_import.choose')}
          onChange={choose}
          hidden
        />
      </Box>
      <Box>
        <Typography component="h3" variant="h3">
          {translate('fleet_import.known_title')}
        </Typography>
        <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, color: 'text.secondary', display: 'grid', gap: 0.5 }}>
          {KNOWN.map(name => (
            <li key={name}>{translate(`fleet_import.known_${name}`)}</li>
          ))}
        </Box>
      </Box>
    </Box>
  )
}
