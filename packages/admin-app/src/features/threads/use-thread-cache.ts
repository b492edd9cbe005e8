import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type ThreadCache, threadCache } from './thread-cache'

export function useThreadCache(): ThreadCache {
  const queries = useQueryClient()
  return useMemo(() => threadCache(queries), [queries])
}
