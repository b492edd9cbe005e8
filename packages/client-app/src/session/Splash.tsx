import { config } from '../config'
import { Logo } from '../theme/Logo'
import styles from './Splash.module.css'

/** While it is not known yet which page to show. */
export function Splash() {
  return (
    <main className={styles.splash}>
      <div className={styles.mark} role="status">
        <Logo brand={config.brand} markOnly />
        <h1 className="visually-hidden">Loading</h1>
      </div>
    </main>
  )
}
