import { CAMPAIGN_CARD_TEXTS } from '@product/sdk/nouns/campaigns'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { config } from '../config'
import { PAGE_TITLES, PATHS, shellPage } from '../paths'
import { useSession } from '../session/use-session'
import { EmptyState } from '../ui/EmptyState'
import { ErrorState } from '../ui/ErrorState'
import { LoadBoundary } from '../ui/LoadBoundary'
import { PageBoundary } from '../ui/PageBoundary'
import { toast } from '../ui/toast'
import { CampaignProvider } from '../campaign/CampaignProvider'
import { CampaignSidebar } from './CampaignSidebar'
import styles from './ClientShell.module.css'
import { useCampaigns } from '../campaign/campaign-context'
import { makeQueryClient } from './make-query-client'
import { ShellHeader } from './ShellHeader'
import { ShortcutsDialog } from './ShortcutsDialog'
import { TermsGate } from './TermsGate'
import { useSessionEndNotice } from '../session/use-session-end-notice'
import { useShortcuts } from './use-shortcuts'

type Layer = ComponentType<{ onClose: () => void }>

interface ClientShellProps {
  /** What opens over the page when one clicks oneself. */
  account: Layer
  /** What finds campaigns, trucks and days. */
  search: Layer
}

/** What surrounds the map and the analytics: header, campaigns, terms. Spec: client dashboard, 2. */
export function ClientShell(layers: ClientShellProps) {
  const session = useSession()
  // Thrown away with the shell, so nothing of one user is left for the next.
  const [queries] = useState(makeQueryClient)
  if (session.status === 'out' || !session.hints) return null
  return (
    <QueryClientProvider client={queries}>
      <CampaignProvider userId={session.hints.userId}>
        <ShellFrame {...layers} />
        {session.status === 'in' && (
          <TermsGate hints={session.hints} expiresAt={session.expiresAt} terms={config.brand.terms} />
        )}
      </CampaignProvider>
    </QueryClientProvider>
  )
}

function ShellFrame({ account: AccountDialog, search: SearchDialog }: ClientShellProps) {
  const page = shellPage(useLocation().pathname)
  const { selected } = useCampaigns()
  const [layer, show] = useState<'shortcuts' | 'account' | 'search'>()
  const close = (): void => show(undefined)
  function closeUnloaded(): void {
    close()
    toast.error('This could not be loaded. Check the connection and try again.')
  }
  useShortcuts({ help: () => show('shortcuts'), search: () => show('search') })
  useSessionEndNotice()
  return (
    <div className={styles.shell}>
      <title>{[selected?.name, PAGE_TITLES[page], config.brand.name].filter(Boolean).join(' · ')}</title>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <ShellHeader
        className={styles.header}
        brand={config.brand}
        onShowSearch={() => show('search')}
        onShowShortcuts={() => show('shortcuts')}
        onShowAccount={() => show('account')}
      />
      <CampaignSidebar />
      <main id="content" tabIndex={-1} className={styles.main}>
        <ShellPage page={page} />
      </main>
      {layer && (
        <LoadBoundary onFailed={closeUnloaded}>
          {layer === 'shortcuts' && <ShortcutsDialog onClose={close} />}
          {layer === 'account' && <AccountDialog onClose={close} />}
          {layer === 'search' && <SearchDialog onClose={close} />}
        </LoadBoundary>
      )}
    </div>
  )
}

function ShellPage({ page }: { page: string }) {
  const { status, selected, retry } = useCampaigns()
  if (status === 'error') {
    return (
      <ErrorState
        fillsPage
        title="Your campaigns could not be loaded"
        message="Check the connection and try again."
        onRetry={retry}
      />
    )
  }
  if (status === 'ready' && !selected) {
    return (
      <EmptyState
        fillsPage
        icon={page === PATHS.map ? 'map' : 'chart'}
        title="There is nothing to show yet"
        text="The routes and the numbers of your campaigns appear here once they are set up."
      />
    )
  }
  return (
    <>
      <PageBoundary key={page}>
        <Outlet />
      </PageBoundary>
      {status === 'loading' && (
        <div className={styles.overlay} role="status">
          <span className={styles.spinner} aria-hidden="true" />
          {CAMPAIGN_CARD_TEXTS.loading}
        </div>
      )}
    </>
  )
}
