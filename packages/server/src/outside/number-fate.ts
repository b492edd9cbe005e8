import type { CarrierStatus } from './carrier'

/** What becomes of a text to a number. */
export interface Fate {
  /** Not taken at all: the code of the refusal. */
  refusedWith?: number
  /** How often the carrier is too busy before it takes the text. */
  busyTimes?: number
  /** Taken, but whoever sent it never hears so. */
  answerLost?: boolean
  /** What the carrier reports of it afterwards, in this order. */
  reports: readonly { status: CarrierStatus; errorCode?: number }[]
}

const SENT = { status: 'sent' } as const
const DELIVERED = { status: 'delivered' } as const

const FATES: Readonly<Record<string, Fate>> = {
  '0001': { refusedWith: 21_211, reports: [] },
  '0002': { reports: [SENT, { status: 'undelivered', errorCode: 30_006 }] },
  '0004': { refusedWith: 21_610, reports: [] },
  '0005': { busyTimes: 2, reports: [SENT, DELIVERED] },
  '0006': { answerLost: true, reports: [SENT, DELIVERED] },
  '0007': { reports: [DELIVERED, SENT] },
}

/** The last four digits decide. Source: operating, "Fixed addresses". */
export const fateOf = (phoneNumber: string): Fate =>
  FATES[phoneNumber.slice(-4)] ?? { reports: [SENT, DELIVERED] }
