import type { Contact } from '@product/sdk/nouns/messages'
import { FetchedLayer } from '../../../layout/FetchedLayer'
import { fetched } from '../../../config/fetched'
import type { UploadedImage } from '../../../nouns/messages/UploadImageDialog'
import { useFilledTemplate } from './use-filled-template'

// They come when they are first opened: the pickers of dates weigh as much as the rest of the page.
const ScheduleDialog = fetched(
  async () => (await import('../../../nouns/messages/ScheduleDialog')).ScheduleDialog,
)
const TemplatePickerDialog = fetched(
  async () => (await import('../../../nouns/messages/TemplatePickerDialog')).TemplatePickerDialog,
)
const UploadImageDialog = fetched(
  async () => (await import('../../../nouns/messages/UploadImageDialog')).UploadImageDialog,
)

export type ComposerDialogName = 'images' | 'templates' | 'schedule'

interface ComposerDialogProps {
  name: ComposerDialogName | undefined
  thread: Contact
  /** Sizes of the pictures attached, bytes. */
  attached: readonly number[]
  /** Pictures that were pasted or dropped. */
  given: readonly File[]
  onClose: () => void
  onImages: (images: readonly UploadedImage[]) => void
  onText: (text: string) => void
  onSchedule: (instant: string) => void
}

/** The dialogs that a message is written with. */
export function ComposerDialog(props: ComposerDialogProps) {
  const { name, thread, attached, given, onClose, onImages, onText, onSchedule } = props
  const filled = useFilledTemplate(thread)
  const done = (work: () => void): void => {
    work()
    onClose()
  }
  return (
    <FetchedLayer onClose={onClose}>
      {name === 'images' && (
        <UploadImageDialog
          attached={attached}
          given={given}
          onUploaded={images => done(() => onImages(images))}
          onClose={onClose}
        />
      )}
      {name === 'templates' && (
        <TemplatePickerDialog
          onChoose={({ template_body }) => done(() => onText(filled(template_body)))}
          onClose={onClose}
        />
      )}
      {name === 'schedule' && (
        <ScheduleDialog
          window="chat"
          onSchedule={instant => done(() => onSchedule(instant))}
          onClose={onClose}
        />
      )}
    </FetchedLayer>
  )
}
