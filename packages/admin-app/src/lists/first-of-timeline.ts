/** What a timeline asks for when it is opened: its newest entries of every kind. */
export const FIRST_OF_TIMELINE = { page: 0, pageSize: 20, kinds: '' } as const
