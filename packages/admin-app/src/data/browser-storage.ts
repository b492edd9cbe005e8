import { guestStorage } from '@product/sdk/values'

/** What this browser remembers, in all its tabs; full or forbidden it costs the memory only. */
export const browserMemory = guestStorage(() => localStorage)

/** What this tab remembers. */
export const tabMemory = guestStorage(() => sessionStorage)

/** What was typed and is not saved: half of it is better than none. */
export const draftMemory = guestStorage(() => localStorage, { keepsOlder: true })
