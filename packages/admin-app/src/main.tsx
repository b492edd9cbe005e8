import '@fontsource/poppins/latin-400.css'
import '@fontsource/poppins/latin-500.css'
import '@fontsource/poppins/latin-600.css'
import './theme/fallback-font.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createAdmin } from './create-admin'
import { readPageConfig } from './page-config'
import { showTabIcon } from './theme/tab-icon'

// Read by zod when it builds its first schema: the page's policy forbids the eval that it would try, and reports each try.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

const config = readPageConfig(document.getElementById('config')?.textContent)
const Console = createAdmin(config)
showTabIcon(config.brand)

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root"')
createRoot(root).render(
  <StrictMode>
    <Console />
  </StrictMode>,
)
