import type { OpenSession } from '@product/sdk/features/account'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { api } from '../../api'
import { Button } from '../../ui/Button'
import { Skeleton } from '../../ui/Skeleton'
import styles from './AccountDialog.module.css'
import { SESSIONS } from './sessions-key'

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** Every browser and script that is logged in as the user, with the way to end it. */
export function OpenSessions() {
  const id = useId()
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery({
    queryKey: SESSIONS,
    queryFn: ({ signal }) => api.accountSessions({ signal }),
  })
  const endOthers = useMutation({
    mutationFn: async () => api.endOtherSessions(),
    onSettled: async () => queries.invalidateQueries({ queryKey: SESSIONS }),
  })
  const content = () => {
    if (error && !data) {
      return (
        <>
          <p role="alert" className={styles.failure}>
            Your sessions could not be loaded. {error.message}
          </p>
          <Button size="small" onClick={() => void refetch()}>
            Try again
          </Button>
        </>
      )
    }
    if (!data) return <Skeleton height={96} />
    return (
      <ul className={styles.list}>
        {data.sessions.map(session => (
          <SessionRow key={session.session_id} session={session} />
        ))}
      </ul>
    )
  }
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        Where you are logged in
      </h3>
      {content()}
      {data && data.sessions.length > 1 && (
        <Button busy={endOthers.isPending} onClick={() => endOthers.mutate()}>
          Log out everywhere else
        </Button>
      )}
    </section>
  )
}

function SessionRow({ session }: { session: OpenSession }) {
  const queries = useQueryClient()
  const end = useMutation({
    mutationFn: async () => api.endAccountSession({ params: { sessionId: session.session_id } }),
    // Also where it was over already.
    onSettled: async () => queries.invalidateQueries({ queryKey: SESSIONS }),
  })
  const device = session.device ?? 'Unknown device'
  const used = moment.format(new Date(session.last_used_at))
  return (
    <li className={styles.session}>
      <div className={styles.about}>
        <p className={styles.device}>{device}</p>
        <p className={styles.note}>
          {`Last used ${used}${session.network === null ? '' : ` · ${session.network}`}`}
        </p>
      </div>
      {session.is_current ? (
        <span className={styles.note}>This one</span>
      ) : (
        <Button
          size="small"
          busy={end.isPending}
          aria-label={`Log out there: ${device}, last used ${used}`}
          onClick={() => end.mutate()}
        >
          Log out there
        </Button>
      )}
    </li>
  )
}
