import { useMemo } from 'react'
import { randomKey } from '../forms/random-key'
import { createSendOnce } from './send-once'

function tabStorage(): Storage | undefined {
  try {
    return sessionStorage
  } catch {
    return undefined
  }
}

/** Keys under which what stands under `name` is sent once: see `createSendOnce`. */
export const useSendOnce = (name: string) =>
  useMemo(() => createSendOnce({ storage: tabStorage(), name, makeKey: randomKey }), [name])
