import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined'
import ArticleOutlined from '@mui/icons-material/ArticleOutlined'
import { Box, Button, TextField, Typography } from '@mui/material'
import { fillTemplate, SEND_TEXTS, MOST_CHARACTERS, TEMPLATE_VARIABLES } from '@product/sdk/nouns/messages'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { Section } from '../../layout/Section'
import { AttachedImages } from '../../nouns/messages/AttachedImages'
import { SegmentCount } from '../../nouns/messages/SegmentCount'
import { TemplatePickerDialog } from '../../nouns/messages/TemplatePickerDialog'
import { UploadImageDialog } from '../../nouns/messages/UploadImageDialog'
import { dropOutline, useImageDrop } from '../../nouns/messages/use-image-drop'
import type { ComposeWork } from './use-compose-draft'

const VARIABLES = TEMPLATE_VARIABLES.map(name => `{${name}}`).join(', ')

/** The text with its segments, and pictures. */
export function MessageSection({ work }: { work: ComposeWork }) {
  const translate = useTranslate()
  const [open, setOpen] = useState<'template' | 'images'>()
  const [given, setGiven] = useState<readonly File[]>([])
  const drop = useImageDrop(files => {
    setGiven(files)
    setOpen('images')
  })
  const closeImages = (): void => {
    setOpen(undefined)
    setGiven([])
  }
  const { body, images } = work.draft
  const isTooLong = body.trim().length > MOST_CHARACTERS
  const { unknown } = fillTemplate(body, {})
  return (
    <Section
      title="compose.message"
      actions={
        <>
          <Button startIcon={<ArticleOutlined />} onClick={() => setOpen('template')}>
            {translate('compose.template')}
          </Button>
          <Button startIcon={<AddPhotoAlternateOutlined />} onClick={() => setOpen('images')}>
            {translate('compose.images')}
          </Button>
        </>
      }
    >
      <TextField
        {...drop.props}
        label={translate('compose.body')}
        value={body}
        onChange={({ target }) => work.change({ body: target.value })}
        error={isTooLong}
        helperText={isTooLong ? SEND_TEXTS.tooLong : undefined}
        multiline
        minRows={4}
        maxRows={14}
        margin="dense"
        fullWidth
        slotProps={{ htmlInput: { maxLength: 20_000 } }}
        sx={dropOutline(drop.isOver)}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
        <Typography variant="caption" color="textSecondary">
          {unknown.length > 0
            ? translate('compose.unknown_variables', { names: unknown.join(', ') })
            : translate('compose.variables', { names: VARIABLES })}
        </Typography>
        <SegmentCount text={body} pictures={images.length} />
      </Box>
      <AttachedImages
        images={images}
        onRemove={url => work.update(draft => ({ images: draft.images.filter(image => image.url !== url) }))}
      />
      {open === 'template' && (
        <TemplatePickerDialog
          onChoose={({ template_body }) => {
            work.update(draft => ({
              body: draft.body.trim() === '' ? template_body : `${draft.body}\n${template_body}`,
            }))
            setOpen(undefined)
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'images' && (
        <UploadImageDialog
          attached={images.map(({ bytes }) => bytes)}
          given={given}
          onUploaded={uploaded => {
            work.update(draft => ({ images: [...draft.images, ...uploaded] }))
            closeImages()
          }}
          onClose={closeImages}
        />
      )}
    </Section>
  )
}
