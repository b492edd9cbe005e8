import { ClientShell } from './layout/ClientShell'
import { lazyPart } from './ui/lazy-part'

const Nothing = () => null

const AccountDialog = lazyPart(
  async () => (await import('./features/account/AccountDialog')).AccountDialog,
  Nothing,
)

const SearchDialog = lazyPart(
  async () => (await import('./features/search/SearchDialog')).SearchDialog,
  Nothing,
)

/** The shell with what opens in it. It comes with the first page behind the login, not with the login. */
export const Shell = () => <ClientShell account={AccountDialog} search={SearchDialog} />
