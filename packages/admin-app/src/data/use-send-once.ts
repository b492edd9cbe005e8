import { useMemo } from 'react'
import { randomKey } from '../forms/random-key'
import { tabMemory } from './browser-storage'
import { createSendOnce } from './send-once'

/** Keys under which what stands under `name` is sent once: see `createSendOnce`. */
export const useSendOnce = (name: string) =>
  useMemo(() => createSendOnce({ storage: tabMemory, name, makeKey: randomKey }), [name])
