import { z } from 'zod'
import { readPhone } from '../../values/phone-number'

const NO_NUMBER = 'This is not a telephone number.'

/** A sender that is no telephone: a service that texts from a few digits. Nothing can be sent there. */
const SHORT_CODE = /^\d{3,8}$/

/** A service that texts under a name, `HAULBANK`: kept as it came. Nothing can be sent there either. */
const NAMED_SENDER = /^[a-z][\w .-]{0,10}$/i

/**
 * A number in a path, as E.164: a `+` that nobody wrote as `%2B` has become a blank or is gone, and ten digits are of the
 * North American plan. A sender's name is itself. Source: domain facts, 2.
 */
export const phoneParam = z
  .string()
  .max(40, NO_NUMBER)
  .transform((text, context) => {
    if (NAMED_SENDER.test(text)) return text
    const digits = text.trim().replace(/^\+/, '')
    const isWhole = /^[1-9]\d{10,14}$/.test(digits) || SHORT_CODE.test(digits)
    const number = isWhole ? `+${digits}` : readPhone(text)
    if (number !== undefined) return number
    context.addIssue({ code: 'custom', message: NO_NUMBER })
    return z.NEVER
  })
