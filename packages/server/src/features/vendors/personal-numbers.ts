import {
  keptNumber,
  maskNumber,
  PERSONAL_NUMBERS,
  type PersonalNumberKind,
  VENDOR_TEXTS,
} from '@product/sdk/nouns/fleet'
import { Invalid } from '../../contract/refusals'
import type { SealedNumbers, StoredVendor } from '../../nouns/fleet/vendor-store'
import type { Cipher } from '../../values/cipher'

type Numbers = Record<PersonalNumberKind, string | null>

const seal = async (cipher: Cipher, digits: string | null | undefined) =>
  digits ? cipher.seal(digits) : digits

/** What is stored of the numbers of a body; undefined, and so left as it is, where the body does not name one. */
export const sealNumbers = async (cipher: Cipher, numbers: Partial<Numbers>): Promise<SealedNumbers> => ({
  ssn_encrypted: await seal(cipher, numbers.ssn),
  ein_encrypted: await seal(cipher, numbers.ein),
})

/** The digits; of what another key sealed, nothing but that it is there. */
export async function openNumber(cipher: Cipher, sealed: string | null): Promise<string | null> {
  if (sealed === null) return null
  return (await cipher.open(sealed)) ?? '•••••••••'
}

/** All that answers and the audit show. */
export async function maskedNumbers(
  cipher: Cipher,
  { ssn_encrypted, ein_encrypted }: Pick<StoredVendor, 'ssn_encrypted' | 'ein_encrypted'>,
): Promise<Numbers> {
  return {
    ssn: maskNumber('ssn', await openNumber(cipher, ssn_encrypted)),
    ein: maskNumber('ein', await openNumber(cipher, ein_encrypted)),
  }
}

/** The numbers of a body that take the place of what is stored. Throws where a mask was written over in part. */
export async function typedNumbers(
  cipher: Cipher,
  sent: Partial<Numbers>,
  stored: Pick<StoredVendor, 'ssn_encrypted' | 'ein_encrypted'>,
  prefix = '',
): Promise<Partial<Numbers>> {
  const masked = await maskedNumbers(cipher, stored)
  const typed: Partial<Numbers> = {}
  for (const kind of PERSONAL_NUMBERS) {
    const isKept = keptNumber(sent[kind], masked[kind])
    if (isKept === 'refused') throw new Invalid({ [`${prefix}${kind}`]: VENDOR_TEXTS.partOfNumber })
    if (!isKept) typed[kind] = sent[kind]
  }
  return typed
}

/** A vendor without any. */
export const NO_NUMBERS = { ssn_encrypted: null, ein_encrypted: null } as const
