import { rememberPlace } from '@product/sdk/nouns/people'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { browserMemory } from '../data/browser-storage'
import { useSessionUser } from '../session/use-session-user'

/** The record that a page shows. */
export interface PageRecord {
  name: string
  /** Key of a text of the shell: what kind of record it is. */
  kind: string
}

/** Puts the record's page among the recent places of who is signed in, under the name that it has now. */
export function useRememberedPlace(record: PageRecord | undefined): void {
  const { id } = useSessionUser()
  const { pathname: path } = useLocation()
  const { name, kind } = record ?? {}
  useEffect(() => {
    if (name !== undefined && kind !== undefined) rememberPlace(browserMemory, id, { path, name, kind })
  }, [id, path, name, kind])
}
