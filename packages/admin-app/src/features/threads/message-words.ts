import type { useTranslate } from 'ra-core'

/** What a message says in one line: its words; else how many pictures it has; else that it is empty. */
export function messageWords(
  translate: ReturnType<typeof useTranslate>,
  { body, pictures }: { body: string; pictures: number },
): string {
  if (body.trim() !== '') return body
  return pictures > 0
    ? translate('threads.pictures', { smart_count: pictures })
    : translate('threads.no_words')
}
