import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import styles from './TermsDialog.module.css'

/** The Terms of Use, to accept or to close for this session. Spec: client dashboard, 4. */
export function TermsDialog({
  terms,
  onAccept,
  onClose,
  isAccepting = false,
  hasFailed = false,
}: {
  terms: readonly string[]
  onAccept: () => void
  onClose: () => void
  isAccepting?: boolean
  hasFailed?: boolean
}) {
  return (
    <Dialog
      title="Terms of Use"
      blocking
      onClose={onClose}
      footer={
        <>
          <p role="alert" className={styles.failure}>
            {hasFailed && 'That did not get through. Please try again.'}
          </p>
          <Button variant="primary" busy={isAccepting} onClick={onAccept}>
            I Accept
          </Button>
        </>
      }
    >
      <div className={styles.terms}>
        {terms.map(paragraph => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Dialog>
  )
}
