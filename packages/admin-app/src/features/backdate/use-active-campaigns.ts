import { useQuery } from '@tanstack/react-query'
import { useRuntime } from '../../config/runtime'

const byName = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

/** Campaigns that are active, by name. Spec: operations, 2. */
export function useActiveCampaigns() {
  const { backgroundApi } = useRuntime()
  return useQuery({
    queryKey: ['backdate-campaigns'],
    async queryFn({ signal }) {
      const { active_campaigns } = await backgroundApi.openCampaigns({ signal })
      return active_campaigns.toSorted((a, b) => byName.compare(a.name, b.name))
    },
  })
}
