import { recentPlaces } from '@product/sdk/nouns/people'
import { useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { useAdmin } from '../../config/runtime'
import { browserMemory } from '../../data/browser-storage'
import { useSessionUser } from '../../session/use-session-user'
import { type KnownPlaces, knownPlaces } from './known-places'

/** The places known to who is signed in, read once for a dialog, not at each letter. */
export function usePlaces(): KnownPlaces {
  const translate = useTranslate()
  const admin = useAdmin()
  const { id, role } = useSessionUser()
  const { pathname } = useLocation()
  return useMemo(
    () => knownPlaces(admin, { role, recent: recentPlaces(browserMemory, id), pathname, translate }),
    [admin, role, id, pathname, translate],
  )
}
