/** What a text from a vendor asks for by a single word. */
export type AskedWord = 'stop' | 'start' | 'help'

/** Source: domain facts, 1.5. */
export const ASKED_WORDS = {
  stop: ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'END', 'QUIT', 'CANCEL', 'REVOKE', 'OPTOUT'],
  start: ['START', 'UNSTOP', 'YES'],
  help: ['HELP', 'INFO'],
} as const satisfies Record<AskedWord, readonly string[]>

const asked = new Map<string, AskedWord>()
for (const word of ['stop', 'start', 'help'] as const)
  for (const spelling of ASKED_WORDS[word]) asked.set(spelling, word)

/**
 * The word, where it is the whole message, in any case and with blanks around it; undefined for every other text
 * ("Stop. Thank you"). `optOutType` is what the carrier read in it and counts first: it may know more words.
 */
export function askedWord(body: string, optOutType?: string | null): AskedWord | undefined {
  const told = optOutType?.trim().toLowerCase()
  if (told === 'stop' || told === 'start' || told === 'help') return told
  return asked.get(body.trim().toUpperCase())
}
