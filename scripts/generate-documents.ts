/** Writes what is read off the build: the report of the sdk's surface, and its published doors. */
import { writeFileSync } from 'node:fs'
import { generatedDocuments } from './generated-documents'

for (const { path, text } of await generatedDocuments())
  writeFileSync(new URL(`../${path}`, import.meta.url), text)
