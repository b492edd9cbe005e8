import {
  RouterProviderContext,
  type RouterNavigateFunction,
  type RouterProvider,
  useRouterProvider,
} from 'ra-core'
import { type ReactNode, useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
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

const keepingOthers = (router: RouterProvider): RouterProvider => ({
  ...router,
  useNavigate: useNavigateKeeping,
})

/**
 * A list writes its search, order and page into the address, a while after the last key. Left to itself it drops all
 * else that stands there by then, such as which record is open above the list.
 */
export function KeepOtherParameters({ children }: { children: ReactNode }) {
  const router = useRouterProvider()
  const keeping = useMemo(() => keepingOthers(router), [router])
  return <RouterProviderContext.Provider value={keeping}>{children}</RouterProviderContext.Provider>
}
