import { memo, Suspense } from 'react'
import type { PageInsert } from '../config/admin-feature'
import { useAdmin } from '../config/runtime'
import { useSessionUser } from '../session/use-session-user'
import { PageErrorBoundary } from './PageErrorBoundary'

/** What other features show on this page, in the order of `features.ts`. One that fails leaves the page as it is. */
export const Inserts = memo(function Inserts({ into, place }: Pick<PageInsert, 'into' | 'place'>) {
  const { inserts } = useAdmin()
  const { role } = useSessionUser()
  return inserts
    .filter(insert => insert.into === into && insert.place === place && insert.roles.includes(role))
    .map(({ name, part: Part }) => (
      <PageErrorBoundary key={name}>
        <Suspense fallback={null}>
          <Part />
        </Suspense>
      </PageErrorBoundary>
    ))
})
