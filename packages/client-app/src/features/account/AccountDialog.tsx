import { Dialog } from '../../ui/Dialog'
import styles from './AccountDialog.module.css'
import { OpenSessions } from './OpenSessions'
import { PasswordForm } from './PasswordForm'
import { SecondFactor } from './SecondFactor'

/** What everybody may change of their own account. */
export function AccountDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Your account" onClose={onClose}>
      <div className={styles.parts}>
        <PasswordForm />
        <SecondFactor />
        <OpenSessions />
      </div>
    </Dialog>
  )
}
