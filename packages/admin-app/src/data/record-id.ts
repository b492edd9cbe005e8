import { LARGEST_ID } from '@product/sdk/values'

/** Whether a part of an address can be the id of a record; what can't be is not asked for. */
export const isRecordId = (text: string): boolean => /^[1-9]\d*$/.test(text) && Number(text) <= LARGEST_ID
