import { describe, expect, it } from 'vitest'
import { readArchiveOrder } from './archive-arguments'

const now = Date.parse('2026-05-20T12:00:00Z')
const read = (line: string, settings: Parameters<typeof readArchiveOrder>[1] = {}) =>
  readArchiveOrder(line.split(' ').filter(Boolean), settings, now)

describe('the words of pnpm archive', () => {
  it.each([
    ['--days 60', { kind: 'fixes', action: 'archive', day: '2026-03-21' }],
    ['--log --days 365 --dry-run', { kind: 'log', action: 'plan', day: '2025-05-20' }],
    ['--restore 2025-01-31', { kind: 'fixes', action: 'restore', day: '2025-01-31' }],
    ['--log --restore 2025-01-31', { kind: 'log', action: 'restore', day: '2025-01-31' }],
    ['--restore soon --help', undefined],
  ])('%s', (line, order) => expect(read(line)).toEqual(order))

  it('take the days from the setting of what leaves, unless they name some', () => {
    const settings = { ARCHIVE_AFTER_DAYS: 90, ARCHIVE_LOG_AFTER_DAYS: 365 }
    const days = ['', '--log', '--log --days 60'].map(line => read(line, settings)?.day)
    expect(days).toEqual(['2026-02-19', '2025-05-20', '2026-03-21'])
    expect(() => read('--log', { ARCHIVE_AFTER_DAYS: 90 })).toThrow('or set ARCHIVE_LOG_AFTER_DAYS')
  })

  it.each([
    ['', 'How old? Give --days, a whole number from 60 to 3650, or set ARCHIVE_AFTER_DAYS.'],
    ['--days 59', '--days must be a whole number from 60 to 3650.'],
    ['--days 1e9', '--days must be'],
    ['--days=', '--days must be'],
    ['--days 60.5', '--days must be'],
    ['--restore 2025-01-31 --dry-run', '--restore goes with neither'],
    ['--restore 2025-01-31 --days 60', '--restore goes with neither'],
    ['--restore 2025-02-30', '--restore needs a day'],
    ['--resto 2025-01-31', "Unknown option '--resto'"],
    ['all', 'Unexpected argument'],
  ])('%j is refused with the reason', (line, message) => expect(() => read(line)).toThrow(message))
})
