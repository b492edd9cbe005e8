import { afterLogin, secondFactorWith } from '@product/sdk/nouns/people'
import { useEffect, useLayoutEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { api } from '../../api'
import { config } from '../../config'
import { applyBrand } from '../../theme/apply-brand'
import { Logo } from '../../theme/Logo'
import { checkSession, openSession } from '../../session/check-session'
import { GoTo } from '../../session/GoTo'
import { hintStore } from '../../session/hint-store'
import { LoginForm } from './LoginForm'
import styles from './LoginPage.module.css'
import { RoutePicture } from './RoutePicture'
import { sessionState } from '../../session/session-state'
import { Splash } from '../../session/Splash'
import { Unreachable } from '../../session/Unreachable'
import { useSession } from '../../session/use-session'

/**
 * `/dashboard/login`, and with `alternate` `/dashboard/aom/login` in its own brand. Who is signed in already goes
 * on to where a login would lead. Spec: client dashboard, 2 and 4.
 */
export function LoginPage({ alternate = false }: { alternate?: boolean }) {
  const session = useSession()
  const cameFrom = useSearchParams()[0].get('from')

  useEffect(checkRemembered, [])

  if (session.status === 'in' && session.owesSecondFactor === true) {
    return <GoTo path={secondFactorWith(cameFrom)} />
  }
  if (session.status === 'in') {
    return <GoTo path={afterLogin({ role: session.hints.role, cameFrom, alternate })} />
  }
  if (session.status === 'checking' && session.hints) return <Splash />
  if (session.status === 'unreachable') return <Unreachable />
  return <LoginScreen alternate={alternate} />
}

/** Whoever left no hints is not signed in, and is spared the question. */
function checkRemembered(): void {
  if (sessionState.get().status !== 'in' && hintStore.read()) void checkSession()
}

function LoginScreen({ alternate }: { alternate: boolean }) {
  const brand = useMemo(
    () => (alternate ? { ...config.brand, ...config.brand.alternateLogin } : config.brand),
    [alternate],
  )

  useLayoutEffect(() => {
    applyBrand(brand)
    return () => applyBrand(config.brand)
  }, [brand])

  return (
    <div className={styles.page}>
      <title>{`Log In · ${brand.name}`}</title>
      <div className={styles.side}>
        <header>
          <Logo brand={brand} />
        </header>
        <main className={styles.main}>
          <h1 className={styles.title}>Welcome back</h1>
          <p className={styles.lead}>Log in to see where your campaigns are driving.</p>
          <LoginForm logIn={async form => openSession(await api.login({ body: form }))} />
          {config.demo && <DemoLogins />}
        </main>
      </div>
      <div className={styles.picture}>
        <RoutePicture />
      </div>
    </div>
  )
}

function DemoLogins() {
  return (
    <p className={styles.demo}>
      This is a demo. Log in as <code>client@demo.test</code> or <code>owner@demo.test</code> with the
      password <code>haulboard-demo</code>.
    </p>
  )
}
