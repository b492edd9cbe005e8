import { expect, it } from 'vitest'
import { isMeasured, PROVENANCES } from './path'

it('only what GPS knows is measured', () => {
  expect(PROVENANCES.filter(provenance => isMeasured({ provenance }))).toEqual(['measured'])
})
