import { expect, it } from 'vitest'
import { DOCUMENT_TEXTS } from './document'

it('a paper under a wrong name is refused by both of its kinds', () => {
  expect(DOCUMENT_TEXTS.misnamed('a PDF', 'a program')).toBe(
    'The file is named like a PDF, but holds a program. Please save it again under its right name.',
  )
})
