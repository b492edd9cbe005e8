import type { BlastPlan } from '@product/sdk/nouns/messages'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useRuntime } from '../../config/runtime'
import { useSettled } from '../../fields/use-settled'
import { randomKey } from '../../forms/random-key'
import { blastOf, type ComposeDraft, composeProblems } from './compose-draft'

/** After the last change of the message, milliseconds. */
const PAUSE_MS = 700

/** What the message would do now or at `schedule` (UTC), as the server reckons it; asked anew after every change. */
export function useDryRun(draft: ComposeDraft, schedule?: string) {
  const { backgroundApi } = useRuntime()
  const wanted = useMemo(() => ({ draft, schedule }), [draft, schedule])
  const settled = useSettled(wanted, PAUSE_MS)
  // The draft itself as a key would be written out with its thousands of numbers.
  const question = useMemo(() => ({ key: randomKey(), ...settled }), [settled])
  const canAsk = composeProblems(question.draft).length === 0
  const query = useQuery<BlastPlan>({
    queryKey: ['blast-plan', question.key],
    enabled: canAsk,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: before => (canAsk ? before : undefined),
    queryFn: ({ signal }) => {
      const body = { ...blastOf(question.draft), schedule: question.schedule ?? null }
      return backgroundApi.planBlast({ body, signal })
    },
  })
  const isOutdated = wanted !== settled || query.isPlaceholderData
  return {
    plan: canAsk ? query.data : undefined,
    /** What is shown is of an older message. */
    isOutdated,
    isWaiting: canAsk && query.isPending,
    error: isOutdated ? null : query.error,
    retry: () => void query.refetch(),
  }
}
