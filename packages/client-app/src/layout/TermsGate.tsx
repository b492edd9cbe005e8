import type { SessionHints } from '@product/sdk/nouns/people'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../api'
import { hintStore } from '../session/hint-store'
import { TermsDialog } from './TermsDialog'
import { closedTerms } from './closed-terms'

/**
 * Shows the terms until they are accepted. Closing them holds for this session (its end names it); the next login
 * brings them back. Spec: client dashboard, 4.
 */
export function TermsGate({
  hints,
  expiresAt,
  terms,
}: {
  hints: SessionHints
  expiresAt: string
  terms: readonly string[]
}) {
  const params = { userId: hints.userId }
  const [isClosed, setClosed] = useState(() => closedTerms.wereClosed(expiresAt))
  const asked = useQuery({
    queryKey: ['terms', hints.userId],
    queryFn: ({ signal }) => api.termsAccepted({ params, signal }),
  })
  const acceptance = useMutation({
    mutationFn: () => api.acceptTerms({ params, body: { has_accepted_terms_and_conditions: true } }),
    onSuccess: () => {
      hintStore.write({ ...hints, termsAccepted: true })
      window.location.reload()
    },
  })
  // Where the server can't be asked, the login's answer is the last that is known.
  const isAccepted = asked.data?.has_accepted_terms_and_conditions ?? (asked.isError && hints.termsAccepted)
  if (asked.isPending || isAccepted || isClosed) return null
  return (
    <TermsDialog
      terms={terms}
      isAccepting={acceptance.isPending || acceptance.isSuccess}
      hasFailed={acceptance.isError}
      onAccept={() => acceptance.mutate()}
      onClose={() => {
        closedTerms.close(expiresAt)
        setClosed(true)
      }}
    />
  )
}
