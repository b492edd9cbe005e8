/** The tabs of the threads, in their order: 0 all, 1 unread, 2 starred, 3 accounting, 4 pictures. Spec: communication, 9. */
export const CHAT_TYPES = ['all', 'unread', 'starred', 'accounting', 'pictures'] as const

export type ChatType = (typeof CHAT_TYPES)[number]
