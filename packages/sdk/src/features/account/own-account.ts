import { z } from 'zod'
import { ACCOUNT_TEXTS } from './account-texts'

export const everybody = { all: [1, 2, 3, 4, 5] } as const

/** Asked for again: an open page alone changes nothing. */
export const presentPassword = z.string().min(1, ACCOUNT_TEXTS.presentMissing).max(1024)
