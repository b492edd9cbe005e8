import type { ApiClient } from '@product/sdk/client'
import { createContext, use } from 'react'
import type { Session } from '../session/session'
import type { ConsoleI18n } from '../texts/i18n-provider'
import type { ResolvedAdmin } from './resolve-config'

/** What every part of a running console can ask for. */
export interface AdminRuntime {
  admin: ResolvedAdmin
  /** The SDK's client. A call that fails shows the server's message as a toast by itself, and a 401 starts the expiry. */
  api: ApiClient
  /** The same without toasts, for what runs in the background: counts, polling. */
  backgroundApi: ApiClient
  /** Begins calls of which the answer goes to who makes the same call next, and to nobody else. */
  aheadApi: ApiClient
  /** As that one, for a call whose body is large: it tells how much of it is sent, 0 to 1. */
  uploadApi: (onProgress: (share: number) => void) => ApiClient
  session: Session
  i18n: ConsoleI18n
}

export const RuntimeContext = createContext<AdminRuntime | undefined>(undefined)

export function useRuntime(): AdminRuntime {
  const runtime = use(RuntimeContext)
  if (!runtime) throw new Error('This component stands outside of the console.')
  return runtime
}

export const useAdmin = (): ResolvedAdmin => useRuntime().admin

/** The client for calls that are no react-admin resource. */
export const useApi = (): ApiClient => useRuntime().api

export const useRules = () => useRuntime().admin.rules
