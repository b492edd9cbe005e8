import {
  ClearButtons,
  DefaultEditorOptions,
  FormatButtons,
  LinkButtons,
  ListButtons,
  QuoteButtons,
  RichTextInput as RichTextEditor,
  RichTextInputToolbar,
} from 'ra-input-rich-text'
import { useMemo } from 'react'
import { RICH_TEXT_STYLES } from './rich-text-styles'

export interface RichTextInputProps {
  source: string
  label: string
}

/** What `RICH_TEXT` allows: no pictures, colours or alignment, which the server would take out again. */
const extensions = DefaultEditorOptions.extensions?.filter(({ name }) => name === 'starterKit')

/** Notes with bold, lists and links. Its value is HTML, or null where nothing is written; the server cleans it. */
export function RichTextInput({ source, label }: RichTextInputProps) {
  const editorOptions = useMemo(
    () => ({
      extensions,
      editorProps: { attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label } },
    }),
    [label],
  )
  return (
    <RichTextEditor
      source={source}
      label={label}
      helperText={false}
      editorOptions={editorOptions}
      toolbar={
        <RichTextInputToolbar size="small">
          <FormatButtons size="small" />
          <ListButtons size="small" />
          <LinkButtons size="small" />
          <QuoteButtons size="small" />
          <ClearButtons size="small" />
        </RichTextInputToolbar>
      }
      sx={{ '& .ProseMirror': { ...RICH_TEXT_STYLES, minHeight: 112 } }}
    />
  )
}
