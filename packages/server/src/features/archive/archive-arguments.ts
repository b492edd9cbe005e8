import { DAY_MS, isDay, utcDay } from '@product/sdk/values'
import { parseArgs } from 'node:util'
import type { ArchiveKind } from '../../nouns/record-keeping/archive-hold-store'
import { archiveDays, FEWEST_ARCHIVE_DAYS, MOST_ARCHIVE_DAYS, type Settings } from '../../settings'
import type { ArchiveAction } from './archive-step'

export interface ArchiveOrder {
  kind: ArchiveKind
  action: ArchiveAction
  /** The UTC day before which is archived, or from which on is restored. */
  day: string
}

type GivenSettings = Pick<Settings, 'ARCHIVE_AFTER_DAYS' | 'ARCHIVE_LOG_AFTER_DAYS'>

const SETTING_OF = { fixes: 'ARCHIVE_AFTER_DAYS', log: 'ARCHIVE_LOG_AFTER_DAYS' } as const

const OPTIONS = {
  log: { type: 'boolean', default: false },
  days: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  restore: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const

/** What `pnpm archive` is to do, `now` in ms; undefined where help is asked for. Throws an Error that says what is wrong. */
export function readArchiveOrder(
  args: readonly string[],
  settings: GivenSettings,
  now: number,
): ArchiveOrder | undefined {
  const { values } = parseArgs({ args: [...args], options: OPTIONS })
  const { restore, days } = values
  if (values.help) return undefined
  const kind = values.log ? 'log' : 'fixes'
  if (restore !== undefined) {
    if (days !== undefined || values['dry-run']) {
      throw new Error('--restore goes with neither --days nor --dry-run.')
    }
    if (!isDay(restore)) throw new Error('--restore needs a day, like 2025-01-31.')
    return { kind, action: 'restore', day: restore }
  }
  const afterDays = days === undefined ? settings[SETTING_OF[kind]] : archiveDays.safeParse(days).data
  if (afterDays === undefined) {
    const range = `a whole number from ${FEWEST_ARCHIVE_DAYS} to ${MOST_ARCHIVE_DAYS}`
    throw new Error(
      days === undefined
        ? `How old? Give --days, ${range}, or set ${SETTING_OF[kind]}.`
        : `--days must be ${range}.`,
    )
  }
  return { kind, action: values['dry-run'] ? 'plan' : 'archive', day: utcDay(now - afterDays * DAY_MS) }
}
