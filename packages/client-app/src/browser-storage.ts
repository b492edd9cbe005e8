import { guestStorage } from '@product/sdk/values'

/** What this browser remembers, in all its tabs; full or forbidden it costs the memory only. */
export const browserMemory = guestStorage(() => localStorage)

/** What this tab remembers. */
export const tabMemory = guestStorage(() => sessionStorage)
