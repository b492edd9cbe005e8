import { useQueryClient } from '@tanstack/react-query'
import { campaignLists } from './campaign-lists'

export const campaignQueryKey = (id: string | number) => ['campaign-for-edit', String(id)] as const

/** The lists show something else now. */
export function useForgetLists(): () => Promise<void> {
  const queryClient = useQueryClient()
  return async () => {
    await Promise.all(
      Object.values(campaignLists).map(({ name }) => queryClient.invalidateQueries({ queryKey: [name] })),
    )
  }
}
