import { LEFT_OUT_TEXTS } from '@product/sdk/nouns/messages'
import { expect, it } from 'vitest'
import { refuseNobody } from './refuse-nobody'

const leftOut = (phone_number: string | null, reason: string) => ({
  phone_number,
  name: null,
  source: 'Typed',
  reason,
})

const refused = (...left_out: ReturnType<typeof leftOut>[]): unknown => {
  try {
    return refuseNobody({ recipients: [], left_out })
  } catch (error) {
    return error
  }
}

it('a message that nobody is chosen for asks for somebody', () => {
  expect(refused()).toMatchObject({
    code: 'invalid',
    message: 'Please choose at least one recipient.',
    issues: { recipients: 'Please choose at least one recipient.' },
  })
})

it('a message that nobody chosen can get says why of each number', () => {
  expect(
    refused(
      leftOut('+442079460018', 'Abroad.'),
      leftOut('+13105550101', 'Opted out.'),
      leftOut(null, LEFT_OUT_TEXTS.noNumber),
    ),
  ).toMatchObject({
    issues: {
      '+442079460018': 'Abroad.',
      '+13105550101': 'Opted out.',
      recipients: LEFT_OUT_TEXTS.noNumber,
    },
  })
})

it('a message that somebody gets is not refused', () => {
  const one = {
    phone_number: '+13105550101',
    vendor_id: null,
    name: null,
    sources: [],
    body: 'Hi',
    segments: 1,
  }
  expect(refuseNobody({ recipients: [one], left_out: [leftOut(null, 'Deleted.')] })).toBeUndefined()
})
