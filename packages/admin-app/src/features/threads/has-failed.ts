import type { Contact } from '@product/sdk/nouns/messages'

/** Whether the last word of a thread is ours and did not arrive. */
export const hasFailed = ({ last_direction, last_status }: Contact): boolean =>
  last_direction === 'outbound' && (last_status === 'failed' || last_status === 'undelivered')
