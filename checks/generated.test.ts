import { expect, it } from 'vitest'
import { generatedDocuments } from '../scripts/generated-documents'
import { generated } from '../scripts/generated-files'
import { read } from './repository'

const fresh = [...generated(), ...(await generatedDocuments())]

it.each(fresh)('$path is what `pnpm generate` makes of the sources', ({ path, text }) => {
  expect(read(path)).toBe(text)
})
