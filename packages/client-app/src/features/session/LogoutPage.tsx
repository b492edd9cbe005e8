import { useEffect, useState } from 'react'
import { PATHS } from '../../paths'
import { ErrorState } from '../../ui/ErrorState'
import { GoTo } from '../../session/GoTo'
import { logOut } from '../../session/log-out'
import { Splash } from '../../session/Splash'

/** `/dashboard/logout`: ends the session and leads to the login. Spec: client dashboard, 2. */
export function LogoutPage() {
  const [result, setResult] = useState<'working' | 'done' | 'failed'>('working')

  useEffect(() => {
    if (result !== 'working') return
    logOut().then(
      () => setResult('done'),
      () => setResult('failed'),
    )
  }, [result])

  if (result === 'done') return <GoTo path={PATHS.login} />
  if (result === 'working') return <Splash />
  return (
    <main>
      <ErrorState
        fillsPage
        title="You are still logged in"
        message="The server could not be reached to end your session. On a shared computer, try again before you leave."
        onRetry={() => setResult('working')}
      />
    </main>
  )
}
