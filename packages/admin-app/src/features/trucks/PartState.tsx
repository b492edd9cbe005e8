import { Alert, Button, Skeleton } from '@mui/material'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'

interface PartStateProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>
  /** Of what stands there until the data come. */
  height: number
  children: (data: Data) => ReactNode
}

/** A part of the page until its data are there: its shape, or why they can't be had. */
export function PartState<Data>({ query, height, children }: PartStateProps<Data>) {
  const translate = useTranslate()
  const { data, error, refetch } = query
  if (data !== undefined) return children(data)
  if (!error) return <Skeleton variant="rounded" height={height} aria-hidden />
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={() => void refetch()}>
          {translate('console.retry')}
        </Button>
      }
    >
      {error.message}
    </Alert>
  )
}
