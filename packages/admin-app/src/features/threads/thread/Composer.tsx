import AttachFileOutlined from '@mui/icons-material/AttachFileOutlined'
import NotesOutlined from '@mui/icons-material/NotesOutlined'
import ScheduleSendOutlined from '@mui/icons-material/ScheduleSendOutlined'
import SendOutlined from '@mui/icons-material/SendOutlined'
import { Box, Button, IconButton, OutlinedInput, Tooltip, Typography } from '@mui/material'
import { serverClock } from '@product/client-app/server-clock'
import {
  type Contact,
  contactName,
  isQuietHour,
  mediaProblem,
  reachProblem,
  sendProblems,
  sentBody,
  variablesOf,
} from '@product/sdk/nouns/messages'
import { useTranslate } from 'ra-core'
import { memo, type ComponentType, type KeyboardEvent, type Ref, useState } from 'react'
import { randomKey } from '../../../forms/random-key'
import { useDraft } from '../../../forms/use-draft'
import { AttachedImages } from '../../../nouns/messages/AttachedImages'
import { SegmentCount } from '../../../nouns/messages/SegmentCount'
import { sentUnder } from '../../../nouns/messages/sent-under'
import { dropOutline, useImageDrop } from '../../../nouns/messages/use-image-drop'
import type { UploadedImage } from '../../../nouns/messages/UploadImageDialog'
import { ComposerDialog, type ComposerDialogName } from './ComposerDialog'
import { useOutgoingActions } from './outgoing-actions'
import { useFilledTemplate } from './use-filled-template'
import { like } from '@product/sdk/values'

interface Draft {
  body: string
  images: readonly UploadedImage[]
  /** Of what is written now: another tab that shows the same draft sends it under the same key. */
  key: string
}

const emptyDraft = (): Draft => ({ body: '', images: [], key: randomKey() })
const isDraft = like({ body: '', images: [{}] })

/** Lines to which it grows. Spec: ui, the inbox. */
const MOST_ROWS = 6

interface ComposerProps {
  thread: Contact
  inputRef: Ref<HTMLTextAreaElement>
  /** Somebody writes, or has stopped. */
  onTyping: (typing: boolean) => void
}

/**
 * Where a message is written: Enter sends, Shift+Enter adds a line. What is written is kept for its thread until it is
 * sent. Spec: communication, 2.
 */
export const Composer = memo(function Composer({ thread, inputRef, onTyping }: ComposerProps) {
  const translate = useTranslate()
  const { send } = useOutgoingActions()
  const kept = useDraft<Draft>(`thread/${thread.phone_number}`, isDraft)
  const [draft, setDraft] = useState<Draft>(() => ({ ...emptyDraft(), ...kept.restored?.value }))
  const [dialog, setDialog] = useState<ComposerDialogName>()
  const [given, setGiven] = useState<readonly File[]>([])
  const { body, images } = draft
  const outOfReach = reachProblem(thread)
  const isClosed = outOfReach !== undefined
  const sizes = images.map(({ bytes }) => bytes)
  const problems = sendProblems({ body, pictures: images.length, to: thread })
  const filled = useFilledTemplate(thread)(sentBody(body))
  const missing = variablesOf(filled)
  const isEmpty = sentBody(body) === '' && images.length === 0
  const unfilled =
    missing.length > 0 ? translate('threads.composer.unfilled', { name: `{${missing[0]}}` }) : undefined
  const problem = mediaProblem(sizes) ?? (isEmpty ? undefined : (problems[0]?.text ?? unfilled))
  const maySend = problems.length === 0 && problem === undefined

  function change(what: Partial<Draft>): void {
    const next = { ...draft, ...what, key: randomKey() }
    setDraft(next)
    kept.keep(next)
  }

  function write(text: string): void {
    change({ body: text })
    onTyping(text !== '')
  }

  function go(schedule?: string): void {
    if (!maySend) return
    setDraft(emptyDraft())
    kept.clear()
    onTyping(false)
    send({
      clientKey: sentUnder(draft.key, schedule),
      body: filled,
      images,
      ...(schedule !== undefined && { schedule }),
    })
  }

  const drop = useImageDrop(files => {
    if (isClosed) return
    setGiven(files)
    setDialog('images')
  })

  function onKeyDown(event: KeyboardEvent): void {
    // An input method uses Enter to choose a character.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    go()
  }

  return (
    <Box
      {...drop.props}
      sx={{
        px: { xs: 1, sm: 2 },
        pt: 1,
        pb: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        ...dropOutline(drop.isOver && !isClosed),
      }}
    >
      <AttachedImages
        images={images}
        onRemove={url => change({ images: images.filter(image => image.url !== url) })}
      />
      <OutlinedInput
        multiline
        maxRows={MOST_ROWS}
        fullWidth
        value={body}
        disabled={isClosed}
        onChange={event => write(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => onTyping(false)}
        placeholder={
          thread.is_blocked
            ? translate('threads.composer.blocked')
            : (outOfReach ?? translate('threads.composer.placeholder'))
        }
        inputRef={inputRef}
        inputProps={{ 'aria-label': translate('threads.composer.label', { name: contactName(thread) }) }}
        sx={{ py: 1 }}
      />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, mt: 0.5 }}>
        <Tool
          icon={AttachFileOutlined}
          label="threads.composer.attach"
          isDisabled={isClosed}
          onClick={() => setDialog('images')}
        />
        <Tool
          icon={NotesOutlined}
          label="threads.composer.template"
          isDisabled={isClosed}
          onClick={() => setDialog('templates')}
        />
        <Tool
          icon={ScheduleSendOutlined}
          label="threads.composer.schedule"
          isDisabled={!maySend}
          onClick={() => setDialog('schedule')}
        />
        <Box sx={{ flex: 1, minWidth: 0, px: 0.5 }}>
          {!isEmpty && <SegmentCount text={filled} pictures={images.length} />}
          {problem !== undefined && (
            <Typography variant="caption" color="error" component="p" role="status">
              {problem}
            </Typography>
          )}
          {maySend && isQuietHour(serverClock.now()) && (
            <Typography variant="caption" color="warning" component="p">
              {translate('threads.composer.quiet')}
            </Typography>
          )}
        </Box>
        <Button variant="contained" endIcon={<SendOutlined />} disabled={!maySend} onClick={() => go()}>
          {translate('threads.composer.send')}
        </Button>
      </Box>
      <ComposerDialog
        name={dialog}
        attached={sizes}
        given={given}
        thread={thread}
        onClose={() => {
          setDialog(undefined)
          setGiven([])
        }}
        onImages={added => change({ images: [...images, ...added] })}
        onText={text => write(body.trim() === '' ? text : `${body.trimEnd()}\n${text}`)}
        onSchedule={go}
      />
    </Box>
  )
})

function Tool({
  icon: Icon,
  label,
  isDisabled,
  onClick,
}: {
  icon: ComponentType<{ fontSize: 'small' }>
  label: string
  isDisabled: boolean
  onClick: () => void
}) {
  const translate = useTranslate()
  const text = translate(label)
  return (
    <Tooltip title={text}>
      {/* A disabled button tells of no pointer. */}
      <span>
        <IconButton size="small" aria-label={text} disabled={isDisabled} onClick={onClick}>
          <Icon fontSize="small" />
        </IconButton>
      </span>
    </Tooltip>
  )
}
