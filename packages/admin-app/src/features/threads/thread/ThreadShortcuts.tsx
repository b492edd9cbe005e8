import type { Contact } from '@product/sdk/nouns/messages'
import { useShortcut } from '../../../shortcuts/use-shortcut'
import { useThreadFlags } from '../use-thread-flags'

/** The keys of the thread that is open. */
export function ThreadShortcuts({ thread, onReply }: { thread: Contact; onReply: () => void }) {
  const { toggle } = useThreadFlags()
  useShortcut({ keys: 'r', label: 'threads.shortcuts.reply', group: 'lists', run: onReply })
  useShortcut({
    keys: 's',
    label: 'threads.shortcuts.star',
    group: 'lists',
    run: () => toggle(thread, 'starred'),
  })
  useShortcut({
    keys: 'u',
    label: 'threads.shortcuts.unread',
    group: 'lists',
    run: () => toggle(thread, 'read'),
  })
  return null
}
