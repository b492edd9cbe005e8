import FormatBoldOutlined from '@mui/icons-material/FormatBoldOutlined'
import FormatItalicOutlined from '@mui/icons-material/FormatItalicOutlined'
import FormatListBulletedOutlined from '@mui/icons-material/FormatListBulletedOutlined'
import FormatListNumberedOutlined from '@mui/icons-material/FormatListNumberedOutlined'
import FormatQuoteOutlined from '@mui/icons-material/FormatQuoteOutlined'
import FormatUnderlinedOutlined from '@mui/icons-material/FormatUnderlinedOutlined'
import TitleOutlined from '@mui/icons-material/TitleOutlined'
import { IconButton, Stack, Tooltip } from '@mui/material'
import { useTranslate } from 'ra-core'
import { type RefObject, useEffect, useState } from 'react'

/** What the browser's own editing does, as it calls it. */
const TOOLS = [
  { name: 'bold', command: 'bold', icon: FormatBoldOutlined },
  { name: 'italic', command: 'italic', icon: FormatItalicOutlined },
  { name: 'underline', command: 'underline', icon: FormatUnderlinedOutlined },
  { name: 'heading', command: 'formatBlock', block: 'h3', icon: TitleOutlined },
  { name: 'bullets', command: 'insertUnorderedList', icon: FormatListBulletedOutlined },
  { name: 'numbers', command: 'insertOrderedList', icon: FormatListNumberedOutlined },
  { name: 'quote', command: 'formatBlock', block: 'blockquote', icon: FormatQuoteOutlined },
] as const

type Tool = (typeof TOOLS)[number]

const blockOf = (tool: Tool): string | undefined => ('block' in tool ? tool.block : undefined)

const isOn = (tool: Tool): boolean => {
  const block = blockOf(tool)
  return block === undefined
    ? document.queryCommandState(tool.command)
    : document.queryCommandValue('formatBlock') === block
}

interface RichTextToolsProps {
  editor: RefObject<HTMLElement | null>
  label: string
}

/** The buttons over the editor; each shows whether it holds where the cursor is. */
export function RichTextTools({ editor, label }: RichTextToolsProps) {
  const translate = useTranslate()
  const [on, setOn] = useState<ReadonlySet<string>>(new Set())

  useEffect(() => {
    const look = () => {
      const isInside = editor.current?.contains(document.getSelection()?.anchorNode ?? null) ?? false
      setOn(new Set(isInside ? TOOLS.filter(isOn).map(({ name }) => name) : []))
    }
    document.addEventListener('selectionchange', look)
    return () => document.removeEventListener('selectionchange', look)
  }, [editor])

  function use(tool: Tool): void {
    const block = blockOf(tool)
    editor.current?.focus()
    // Pressed again, a heading is a paragraph again.
    document.execCommand(tool.command, false, block !== undefined && isOn(tool) ? 'p' : block)
  }

  return (
    <Stack
      direction="row"
      role="toolbar"
      aria-label={label}
      sx={{ flexWrap: 'wrap', gap: 0.5, p: 0.5, borderBottom: 1, borderColor: 'divider' }}
    >
      {TOOLS.map(tool => {
        const Icon = tool.icon
        const text = translate(`console.rich_text.${tool.name}`)
        return (
          <Tooltip key={tool.name} title={text}>
            <IconButton
              size="small"
              aria-label={text}
              aria-pressed={on.has(tool.name)}
              // The selection stays where it is.
              onMouseDown={event => event.preventDefault()}
              onClick={() => use(tool)}
              sx={{ borderRadius: 1, bgcolor: on.has(tool.name) ? 'action.selected' : undefined }}
            >
              <Icon fontSize="small" />
            </IconButton>
          </Tooltip>
        )
      })}
    </Stack>
  )
}
