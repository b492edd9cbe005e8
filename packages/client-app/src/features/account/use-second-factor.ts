import { ApiError } from '@product/sdk/contract'
import type { ApiClient } from '@product/sdk/client'
import type { FactorProof } from '@product/sdk/features/account'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

export const SECOND_FACTOR = ['account', 'second-factor'] as const

/** What the password, and a code where there is a second factor, are asked for. */
export type FactorPurpose = 'start' | 'codes' | 'remove'

/** Where somebody is with the second factor. */
export type FactorStep =
  | { name: 'overview' }
  | { name: 'prove'; purpose: FactorPurpose }
  | { name: 'confirm'; secret: string; uri: string }
  | { name: 'codes'; codes: readonly string[] }

const OVERVIEW: FactorStep = { name: 'overview' }

/** The way through setting up, exchanging and turning off one's second factor, for the pages of both apps. */
export function useSecondFactor(api: ApiClient) {
  const queries = useQueryClient()
  const [step, setStep] = useState(OVERVIEW)
  const state = useQuery({
    queryKey: SECOND_FACTOR,
    queryFn: ({ signal }) => api.secondFactor({ signal }),
  })
  const changed = () => void queries.invalidateQueries({ queryKey: ['account'] })

  async function prove(purpose: FactorPurpose, proof: FactorProof): Promise<FactorStep> {
    if (purpose === 'start') return { name: 'confirm', ...(await api.startSecondFactor({ body: proof })) }
    if (purpose === 'codes') {
      return { name: 'codes', codes: (await api.newRecoveryCodes({ body: proof })).recovery_codes }
    }
    await api.removeSecondFactor({ body: proof })
    return OVERVIEW
  }
  const send = useMutation({
    mutationFn: async (work: () => Promise<FactorStep>) => work(),
    onSuccess(next) {
      setStep(next)
      if (next.name !== 'confirm') changed()
    },
  })
  const { error } = send
  const problems: Readonly<Partial<Record<string, string>>> = error instanceof ApiError ? error.issues : {}
  const isMarked = problems.code !== undefined || problems.present_password !== undefined

  function go(next: FactorStep): void {
    send.reset()
    setStep(next)
  }
  const start = (work: () => Promise<FactorStep>) => {
    if (!send.isPending) send.mutate(work)
  }

  return {
    state,
    step,
    problems,
    /** What is wrong where no field is marked. */
    failure: error && !isMarked ? (problems.form ?? error.message) : undefined,
    isBusy: send.isPending,
    begin: (purpose: FactorPurpose) => go({ name: 'prove', purpose }),
    prove: (purpose: FactorPurpose, proof: FactorProof) => start(() => prove(purpose, proof)),
    confirm: (code: string) =>
      start(async () => ({
        name: 'codes',
        codes: (await api.confirmSecondFactor({ body: { code } })).recovery_codes,
      })),
    close: () => go(OVERVIEW),
  }
}

export type SecondFactorWay = ReturnType<typeof useSecondFactor>
