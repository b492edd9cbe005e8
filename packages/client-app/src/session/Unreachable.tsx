import { config } from '../config'
import { ErrorState } from '../ui/ErrorState'
import { checkSession } from './check-session'

/** The server can't say whose session this is. Trying goes on by itself; whoever can't wait may ask at once. */
export function Unreachable() {
  return (
    <main>
      <title>{`Trying to connect · ${config.brand.name}`}</title>
      <ErrorState
        fillsPage
        title={`Can't reach ${config.brand.name}, trying again`}
        message="The page goes on by itself as soon as there is an answer."
        onRetry={() => void checkSession()}
      />
    </main>
  )
}
