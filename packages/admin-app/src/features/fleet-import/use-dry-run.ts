import type { ApiClient } from '@product/sdk/client'
import { tableText } from '@product/sdk/features/fleet-import'
import { useQuery } from '@tanstack/react-query'
import { useRuntime } from '../../config/runtime'
import type { ImportFile } from './use-import-work'

type ImportBody = Parameters<ApiClient['importFleet']>[0]['body']

/** The file as it is sent: every row on its line, without SSN and EIN. */
export const importBody = ({ name, table, columns }: ImportFile): ImportBody => ({
  file: new File([tableText(table)], name, { type: 'text/csv' }),
  columns: JSON.stringify(columns),
})

/** What an import of the file would do as things stand. */
export function useDryRun(file: ImportFile) {
  const { backgroundApi } = useRuntime()
  return useQuery({
    queryKey: ['fleet-import', file.key, file.columns],
    queryFn: ({ signal }) =>
      backgroundApi.importFleet({ body: { ...importBody(file), dry_run: 'true' }, signal }),
    // What is stored may change meanwhile: each look is a new one.
    staleTime: 0,
    gcTime: 0,
  })
}
