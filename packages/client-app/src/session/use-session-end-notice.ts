import { useEffect } from 'react'
import { serverClock } from './server-clock'
import { useSession } from './use-session'
import { toast } from '../ui/toast'
import { noticeDelay, noticeText } from './session-end'

/** Says 5 minutes ahead that the session will end. */
export function useSessionEndNotice(): void {
  const session = useSession()
  const expiresAt = session.status === 'in' ? session.expiresAt : undefined

  useEffect(() => {
    const delay = expiresAt && noticeDelay(expiresAt, serverClock.now())
    if (expiresAt === undefined || typeof delay !== 'number') return
    const timer = setTimeout(() => toast.info(noticeText(expiresAt, serverClock.now())), delay)
    return () => clearTimeout(timer)
  }, [expiresAt])
}
