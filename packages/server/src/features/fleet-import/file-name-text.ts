import { blotted } from '@product/sdk/features/fleet-import'

/** What a person called the file, fit for a sentence: without folders and what can't be printed. */
export const fileNameText = (name: string): string =>
  blotted(name.replace(/^.*[\\/]/, ''))
    .replace(/[\p{C}]/gu, '')
    .trim()
    .slice(0, 100) || 'a file'
