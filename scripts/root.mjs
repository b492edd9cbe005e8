import { fileURLToPath } from 'node:url'

/** Absolute path of something in the repository, given from its top. */
export const inRepository = (path = '') => fileURLToPath(new URL(`../${path}`, import.meta.url))
