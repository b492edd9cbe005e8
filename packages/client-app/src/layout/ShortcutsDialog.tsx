import { modKeyName } from '@product/sdk/values'
import { Dialog } from '../ui/Dialog'
import styles from './ShortcutsDialog.module.css'
import { SHORTCUTS } from './shortcut-keys'

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      <dl className={styles.list}>
        {SHORTCUTS.map(({ keys, text }) => (
          <div key={text} className={styles.row}>
            <dt>{text}</dt>
            <dd className={styles.keys}>
              {keys.map(key => (
                <kbd key={key} className={styles.key}>
                  {key === 'mod' ? modKeyName(navigator.userAgent) : key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
