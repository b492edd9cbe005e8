/** Writes what is read off the contract: the client's table of calls, the OpenAPI file and the role table. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { generated } from './generated-files'

for (const { path, text } of generated()) {
  const url = new URL(`../${path}`, import.meta.url)
  mkdirSync(new URL('.', url), { recursive: true })
  writeFileSync(url, text)
}
