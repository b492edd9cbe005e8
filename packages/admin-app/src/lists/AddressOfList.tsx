import {
  RouterProviderContext,
  type RouterNavigateFunction,
  type RouterProvider,
  useRouterProvider,
} from 'ra-core'
import { type ReactNode, useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { readableListAddress } from './readable-list-address'
import { withOtherParameters } from './with-other-parameters'

function useNavigateKeeping(): RouterNavigateFunction {
  const navigate = useNavigate()
  const { search } = useLocation()
  const shown = useRef(search)
  useLayoutEffect(() => {
    shown.current = search
  }, [search])
  return useCallback(
    (to, options) => {
      if (typeof to === 'number') void navigate(to)
      else if (typeof to === 'string' || to.pathname !== undefined) void navigate(to, options)
      else void navigate({ ...to, search: withOtherParameters(to.search ?? '', shown.current) }, options)
    },
    [navigate],
  )
}

function forLists(router: RouterProvider, sorts: readonly string[]): RouterProvider {
  function useReadableLocation() {
    const location = useLocation()
    return useMemo(() => ({ ...location, search: readableListAddress(location.search, sorts) }), [location])
  }
  return { ...router, useNavigate: useNavigateKeeping, useLocation: useReadableLocation }
}

/**
 * The address as a list may read and write it. It writes its search, order and page, a while after the last key, and
 * left to itself drops all else that stands there by then, such as which record is open above the list. What it can't
 * read it does not see. `sorts` is what the list sorts by.
 */
export function AddressOfList({ sorts, children }: { sorts: string; children: ReactNode }) {
  const router = useRouterProvider()
  const keeping = useMemo(() => forLists(router, sorts.split(' ')), [router, sorts])
  return <RouterProviderContext.Provider value={keeping}>{children}</RouterProviderContext.Provider>
}
