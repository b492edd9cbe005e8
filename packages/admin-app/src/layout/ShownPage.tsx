import { useEffect, useState } from 'react'
import type { ResolvedPage } from '../config/resolve-config'
import { useRuntime } from '../config/runtime'
import { PageSkeleton } from './PageSkeleton'

/**
 * A page once its code and texts are there, its shape until then. Suspense would do, but React holds back what replaces a
 * fallback for up to 0.3 s, and with it each call that the page makes. What can't be fetched is told by the page itself.
 */
export function ShownPage({ page: Page, texts }: Pick<ResolvedPage, 'page' | 'texts'>) {
  const { knows, learn } = useRuntime().i18n
  const [settled, setSettled] = useState<ResolvedPage['page']>()
  const isHere = Page.isHere() && knows(texts)
  useEffect(() => {
    if (isHere) return
    let isGone = false
    const wait = async (): Promise<void> => {
      await Promise.allSettled([Page.ahead(), learn(texts)])
      if (!isGone) setSettled(() => Page)
    }
    void wait()
    return () => {
      isGone = true
    }
  }, [isHere, Page, texts, learn])
  return isHere || settled === Page ? <Page /> : <PageSkeleton />
}
