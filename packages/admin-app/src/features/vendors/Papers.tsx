import { Box, Button, FormHelperText, Typography } from '@mui/material'
import { DOCUMENT_LIMITS } from '@product/sdk/nouns/files'
import type { VendorFileKind } from '@product/sdk/nouns/fleet'
import { useRecordContext, useTranslate, ValidationError } from 'ra-core'
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react'
import { Section } from '../../layout/Section'
import { StagedRow, StoredRow, UploadRow } from './PaperRows'
import { usePaperUploads } from './use-paper-uploads'
import { useStaged } from './use-staged'
import type { StagedPaper, VendorRecord } from './vendor-record'

const PAPERS = {
  file: { stored: 'files', added: 'added_files' },
  agreement: { stored: 'agreements', added: 'added_agreements' },
} as const

/** The files or the agreements of the form's vendor: added and deleted with the next save. Spec: operations, 2 and 4. */
export function Papers({ kind }: { kind: VendorFileKind }) {
  const translate = useTranslate()
  const stored = useRecordContext<VendorRecord & { id: number }>()?.[PAPERS[kind].stored] ?? []
  const added = useStaged<StagedPaper>(PAPERS[kind].added)
  const removed = useStaged<number>('removed_papers')
  const { uploads, choose: start, retry, dismiss } = usePaperUploads(added.add)
  const [isOver, setOver] = useState(false)
  const chooser = useRef<HTMLInputElement>(null)
  const isEmpty = stored.length + added.items.length + uploads.length === 0
  const problem = added.problem ?? (kind === 'file' ? removed.problem : undefined)

  function choose(event: ChangeEvent<HTMLInputElement>): void {
    start([...(event.target.files ?? [])])
    // The same file may be chosen again after it was put right.
    event.target.value = ''
  }

  function dropped(event: DragEvent): void {
    event.preventDefault()
    setOver(false)
    start([...event.dataTransfer.files])
  }

  return (
    <Section
      title={`vendors.papers.${kind}s`}
      count={stored.length}
      actions={
        <>
          <Button size="small" variant="outlined" onClick={() => chooser.current?.click()}>
            {translate(`vendors.papers.add_${kind}`)}
          </Button>
          <input
            ref={chooser}
            type="file"
            multiple
            accept={DOCUMENT_LIMITS.accept}
            aria-label={translate(`vendors.papers.choose_${kind}`)}
            onChange={choose}
            hidden
          />
        </>
      }
    >
      <Box
        onDragOver={event => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={dropped}
        sx={{ borderRadius: 1, outline: isOver ? '2px dashed' : 'none', outlineColor: 'primary.main' }}
      >
        {isEmpty ? (
          <Typography variant="body2" color="textSecondary">
            {translate(`vendors.papers.no_${kind}s`)}
          </Typography>
        ) : (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {stored.map(paper => (
              <StoredRow
                key={paper.file_id}
                paper={paper}
                isRemoved={removed.items.includes(paper.file_id)}
                onRemove={() => removed.add(paper.file_id)}
                onUndo={() => removed.drop(id => id === paper.file_id)}
              />
            ))}
            {added.items.map(paper => (
              <StagedRow
                key={paper.url}
                paper={paper}
                onUndo={() => added.drop(({ url }) => url === paper.url)}
              />
            ))}
            {uploads.map(upload => (
              <UploadRow
                key={upload.key}
                upload={upload}
                onRetry={() => retry(upload.key)}
                onDrop={() => dismiss(upload.key)}
              />
            ))}
          </Box>
        )}
      </Box>
      {problem !== undefined && (
        <FormHelperText error>
          <ValidationError error={problem} />
        </FormHelperText>
      )}
    </Section>
  )
}
