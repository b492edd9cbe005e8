import { Box, FormControl, FormHelperText } from '@mui/material'
import { useInput, useTranslate, ValidationError } from 'ra-core'
import { type ClipboardEvent, useEffect, useId, useRef } from 'react'
import { cleanHtml, hasText } from './clean-html'
import { RICH_TEXT_STYLES } from './rich-text-styles'
import { RichTextTools } from './RichTextTools'

interface RichTextInputProps {
  source: string
  label: string
}

/** Notes with bold, lists and headings. Its value is HTML as `RICH_TEXT` allows it, or null where nothing is written. */
export function RichTextInput({ source, label }: RichTextInputProps) {
  const translate = useTranslate()
  const id = useId()
  const editor = useRef<HTMLDivElement>(null)
  const { field, fieldState } = useInput({ source, defaultValue: null })
  const value = typeof field.value === 'string' ? field.value : ''
  const written = useRef<string>(undefined)
  const message = fieldState.error?.message

  useEffect(() => {
    // What was typed here stands already; writing it anew would move the cursor.
    if (!editor.current || written.current === value) return
    editor.current.innerHTML = cleanHtml(value)
    written.current = value
  }, [value])

  function typed(): void {
    const html = cleanHtml(editor.current?.innerHTML ?? '')
    written.current = hasText(html) ? html : ''
    field.onChange(written.current === '' ? null : written.current)
  }

  function paste(event: ClipboardEvent): void {
    const html = event.clipboardData.getData('text/html')
    // Plain text the browser pastes by itself.
    if (html === '') return
    event.preventDefault()
    document.execCommand('insertHTML', false, cleanHtml(html))
  }

  return (
    <FormControl fullWidth error={message !== undefined} margin="dense">
      <Box
        component="span"
        id={`${id}-label`}
        sx={{ typography: 'caption', color: message === undefined ? 'text.secondary' : 'error.main' }}
        onClick={() => editor.current?.focus()}
      >
        {label}
      </Box>
      <Box
        sx={{
          border: 1,
          borderColor: message === undefined ? 'divider' : 'error.main',
          borderRadius: 1,
          '&:focus-within': {
            borderColor: 'primary.main',
            outline: '1px solid',
            outlineColor: 'primary.main',
          },
        }}
      >
        <RichTextTools editor={editor} label={translate('console.rich_text.tools')} />
        <Box
          ref={editor}
          role="textbox"
          aria-multiline
          aria-labelledby={`${id}-label`}
          aria-invalid={message !== undefined}
          aria-describedby={message === undefined ? undefined : `${id}-problem`}
          contentEditable
          suppressContentEditableWarning
          onInput={typed}
          onPaste={paste}
          onBlur={field.onBlur}
          // Lines are paragraphs, as they are kept.
          onFocus={() => document.execCommand('defaultParagraphSeparator', false, 'p')}
          sx={{ ...RICH_TEXT_STYLES, minHeight: 112, px: 1.75, py: 1, outline: 'none' }}
        />
      </Box>
      {message !== undefined && (
        <FormHelperText id={`${id}-problem`}>
          <ValidationError error={message} />
        </FormHelperText>
      )}
    </FormControl>
  )
}
