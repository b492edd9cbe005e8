// Points git at the repository's own hooks; outside a checkout (a published tarball, say) there is nothing to do.
import { execFileSync } from 'node:child_process'

try {
  execFileSync('git', ['config', 'core.hooksPath', '.hooks'], { stdio: 'ignore' })
} catch {
  // Not a git checkout.
}
