import { lazy } from 'react'
import { ClientShell } from './layout/ClientShell'

const AccountDialog = lazy(async () => ({
  default: (await import('./features/account/AccountDialog')).AccountDialog,
}))

const SearchDialog = lazy(async () => ({
  default: (await import('./features/search/SearchDialog')).SearchDialog,
}))

/** The shell with what opens in it. It comes with the first page behind the login, not with the login. */
export const Shell = () => <ClientShell account={AccountDialog} search={SearchDialog} />
