import { afterLogin, loginWith } from '@product/sdk/nouns/people'
import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { api } from '../../api'
import { config } from '../../config'
import { QueryClientProvider } from '@tanstack/react-query'
import { makeQueryClient } from '../../layout/make-query-client'
import { PATHS } from '../../paths'
import { checkSession } from '../../session/check-session'
import { GoTo } from '../../session/GoTo'
import { sessionState } from '../../session/session-state'
import { Splash } from '../../session/Splash'
import { Unreachable } from '../../session/Unreachable'
import { useSession } from '../../session/use-session'
import { Logo } from '../../theme/Logo'
import styles from './SecondFactorPage.module.css'
import { SecondFactorSteps } from './SecondFactor'
import { useSecondFactor } from './use-second-factor'

/**
 * `/dashboard/second-factor`: whose role owes a second factor sets it up here, and then goes on to where the login would
 * have led. Ours: the documents have none.
 */
export function SecondFactorPage() {
  const session = useSession()
  const [queries] = useState(makeQueryClient)
  const { pathname, search } = useLocation()
  const cameFrom = useSearchParams()[0].get('from')
  const isChecking = session.status === 'checking'

  useEffect(() => {
    if (isChecking) void checkSession()
  }, [isChecking])

  if (session.status === 'unreachable') return <Unreachable />
  if (isChecking) return <Splash />
  if (session.status !== 'in') return <GoTo path={loginWith(pathname + search)} />
  if (session.owesSecondFactor !== true) {
    return <GoTo path={afterLogin({ role: session.hints.role, cameFrom })} />
  }
  return (
    <main className={styles.page}>
      <title>{`Second factor · ${config.brand.name}`}</title>
      <Logo brand={config.brand} />
      <div className={styles.card}>
        <h1 className={styles.title}>Set up your second factor</h1>
        <QueryClientProvider client={queries}>
          <Steps />
        </QueryClientProvider>
        <p>
          <a href={PATHS.logout}>Log out</a>
        </p>
      </div>
    </main>
  )
}

function Steps() {
  const way = useSecondFactor(api)
  return <SecondFactorSteps way={way} onDone={forgetDebt} />
}

function forgetDebt(): void {
  const state = sessionState.get()
  if (state.status === 'in') sessionState.set({ ...state, owesSecondFactor: false })
}
