import './theme/install-theme'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ClientApp, loadShell } from './ClientApp'
import { isLoginPage } from './paths'
import { followOtherTabs } from './session/follow-other-tabs'
import { hintStore } from './session/hint-store'

followOtherTabs()

// Who was here before goes on to the shell: its files come while the server is asked. A failure shows when it is used.
if (hintStore.read() && !isLoginPage(window.location.pathname)) void loadShell()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root"')
createRoot(root).render(
  <StrictMode>
    <ClientApp />
  </StrictMode>,
)
