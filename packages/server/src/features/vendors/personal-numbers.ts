import { maskNumber, type PersonalNumberKind } from '@product/sdk/nouns/fleet'
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
