import { backdateLockEnd } from '@product/sdk/nouns/placeholders'
import { useEffect, useState } from 'react'

const LOOK_AGAIN_MS = 1000

/** When the lock of these minutes ends, UTC milliseconds; undefined outside of it. It begins and ends as time goes by. */
export function useBackdateLock(now: () => number): number | undefined {
  const [ends, setEnds] = useState(() => backdateLockEnd(now()))
  useEffect(() => {
    const timer = setInterval(() => setEnds(backdateLockEnd(now())), LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [now])
  return ends
}
