import { describe, expect, expectTypeOf, it } from 'vitest'
import { z } from 'zod'
import type { RecordField, RecordFields } from './record-fields'
import { answerShape, editShape, looseShape, newShape, RECORD_FIELD_TEXTS, rowShape } from './record-schemas'
import { INSTANT_RANGE_TEXT } from './instant-field'

const issue = (result: { error?: { issues: { message: string }[] } }) => result.error?.issues[0]?.message
const bodies = (field: RecordField) => {
  const fields = { it: field }
  return {
    made: z.object(newShape(fields)),
    changed: z.object(editShape(fields)),
    loose: z.object(looseShape(fields)),
  }
}

interface Kind {
  field: RecordField
  /** As sent, and as read. */
  good: [sent: unknown, read: unknown]
  bad: [sent: unknown, said: string][]
}

const LABEL = { label: 'It' }
const KINDS: Kind[] = [
  {
    field: { ...LABEL, kind: 'line', longest: 5 },
    good: [' abc ', 'abc'],
    bad: [
      ['abcdef', 'Please use at most 5 characters.'],
      ['a\nb', 'Control characters are not allowed here.'],
    ],
  },
  {
    field: { ...LABEL, kind: 'lines', longest: 5 },
    good: ['a\nb', 'a\nb'],
    bad: [['abcdef', 'Please use at most 5 characters.']],
  },
  {
    field: { ...LABEL, kind: 'email' },
    good: [' a@b.test ', 'a@b.test'],
    bad: [['nobody', 'This is not an email address.']],
  },
  {
    field: { ...LABEL, kind: 'phone' },
    good: ['(213) 373-4253', '+12133734253'],
    bad: [['555', RECORD_FIELD_TEXTS.phone]],
  },
  {
    field: { ...LABEL, kind: 'url' },
    good: ['https://a.test/b', 'https://a.test/b'],
    bad: [
      ['javascript:alert(1)', RECORD_FIELD_TEXTS.url],
      ['https://', RECORD_FIELD_TEXTS.url],
    ],
  },
  {
    field: { ...LABEL, kind: 'day' },
    good: ['2026-02-28', '2026-02-28'],
    bad: [
      ['2026-02-30', RECORD_FIELD_TEXTS.day],
      [5, RECORD_FIELD_TEXTS.day],
    ],
  },
  {
    field: { ...LABEL, kind: 'instant' },
    good: ['2026-05-01T00:00:00-07:00', '2026-05-01T07:00:00.000Z'],
    bad: [
      ['2026-05-01', RECORD_FIELD_TEXTS.instant],
      ['1999-05-01T00:00:00Z', INSTANT_RANGE_TEXT],
    ],
  },
  {
    field: { ...LABEL, kind: 'number', unit: 'miles', above: 0, least: 0.5, most: 100_000 },
    good: [0.5, 0.5],
    bad: [
      [0.4, 'Please enter at least 0.5 miles.'],
      [-1, 'Please enter at least 0.5 miles.'],
      [100_001, 'Please enter at most 100,000 miles.'],
      ['5', RECORD_FIELD_TEXTS.number],
    ],
  },
  {
    field: { ...LABEL, kind: 'number', whole: true, above: 0, refusal: 'One or more.' },
    good: [1, 1],
    bad: [
      [0, 'One or more.'],
      [1.5, 'One or more.'],
      ['', 'One or more.'],
    ],
  },
  {
    field: { ...LABEL, kind: 'cents', least: 0, most: 100_000 },
    good: [12_34, 12_34],
    bad: [
      [-1, 'Please enter at least 0.'],
      [100_001, 'Please enter at most 1,000.'],
      [0.5, RECORD_FIELD_TEXTS.cents],
    ],
  },
  {
    field: { ...LABEL, kind: 'rating', most: 5 },
    good: [0, 0],
    bad: [
      [6, RECORD_FIELD_TEXTS.rating],
      [2.5, RECORD_FIELD_TEXTS.rating],
      [-1, RECORD_FIELD_TEXTS.rating],
    ],
  },
  { field: { ...LABEL, kind: 'yes_no' }, good: [false, false], bad: [['yes', RECORD_FIELD_TEXTS.yes_no]] },
  {
    field: { ...LABEL, kind: 'choice', options: { cold: 'Cold', warm: 'Warm' } },
    good: ['cold', 'cold'],
    bad: [
      ['Cold', RECORD_FIELD_TEXTS.choice],
      ['toString', RECORD_FIELD_TEXTS.choice],
    ],
  },
  {
    field: { ...LABEL, kind: 'id', of: 'truck' },
    good: [7, 7],
    bad: [
      [0, RECORD_FIELD_TEXTS.id],
      [1e10, RECORD_FIELD_TEXTS.id],
      ['7', RECORD_FIELD_TEXTS.id],
    ],
  },
]

describe.each(KINDS)('a field of kind $field.kind', ({ field, good: [sent, read], bad }) => {
  const missing = 'It must be there.'
  const needed = bodies({ ...field, required: missing })
  const free = bodies(field)

  it('is read in a new record and in a change', () => {
    for (const { made, changed } of [needed, free]) {
      expect(made.parse({ it: sent })).toEqual({ it: read })
      expect(changed.parse({ it: sent })).toEqual({ it: read })
    }
  })

  it('is none where it is left out of a new record or blanked, and stays where a change leaves it out', () => {
    expect(free.made.parse({})).toEqual({ it: null })
    expect(free.made.parse({ it: null })).toEqual({ it: null })
    expect(free.changed.parse({ it: null })).toEqual({ it: null })
    expect(free.changed.parse({})).toEqual({})
    expect(needed.changed.parse({})).toEqual({})
  })

  it('that is required is refused by its own text where it is left out or blanked', () => {
    expect(issue(needed.made.safeParse({}))).toBe(missing)
    for (const blank of [null, '']) {
      expect(issue(needed.made.safeParse({ it: blank }))).toBe(missing)
      expect(issue(needed.changed.safeParse({ it: blank }))).toBe(missing)
    }
  })

  it.each(bad)('refuses %j with "%s"', (wrong, said) => {
    expect(issue(free.made.safeParse({ it: wrong }))).toBe(said)
    expect(issue(free.changed.safeParse({ it: wrong }))).toBe(said)
  })

  it('is answered as it was read, and as none only where it may be none', () => {
    const [open, there] = [field, { ...field, required: missing }].map(it => z.object(answerShape({ it })))
    expect(open?.parse({ it: read })).toEqual({ it: read })
    expect(open?.parse({ it: null })).toEqual({ it: null })
    expect(there?.safeParse({ it: null }).success).toBe(false)
    expect(
      z.object(answerShape({ it: { ...field, required: missing, olderLackIt: true } })).parse({ it: null }),
    ).toEqual({
      it: null,
    })
  })

  it('is taken loosely by a call that learns later how to read it', () => {
    expect(free.loose.parse({ it: sent })).toEqual({ it: sent })
    expect(free.loose.parse({ it: null })).toEqual({ it: null })
    expect(free.loose.parse({})).toEqual({})
    expect(free.loose.safeParse({ it: [] }).success).toBe(false)
  })
})

it('a blank text is none', () => {
  for (const kind of ['line', 'lines', 'email', 'phone', 'url'] as const) {
    const { made, changed } = bodies({ kind, label: 'It' })
    expect([made.parse({ it: ' ' }), changed.parse({ it: ' ' })]).toEqual([{ it: null }, { it: null }])
  }
})

const FIELDS = {
  picture: { kind: 'line', label: 'Picture', required: 'Missing', bodyName: 'pictureUrl' },
  name: { kind: 'line', label: 'Name', required: 'Missing', rowName: 'driver_name' },
  ssn: { kind: 'line', label: 'SSN', private: true },
  gps: { kind: 'choice', label: 'GPS', options: { a: 'A', b: 'B' }, default: 'a' },
  joined_at: { kind: 'instant', label: 'Joined', answeredOnly: true },
} as const satisfies RecordFields

it('a default stands where a new record leaves the field out, and where one is blanked', () => {
  const { gps } = newShape(FIELDS)
  expect([gps.parse(undefined), gps.parse(null), gps.parse('b')]).toEqual(['a', 'a', 'b'])
  expect(editShape(FIELDS).gps.parse(null)).toBe('a')
  expect(editShape(FIELDS).gps.parse(undefined)).toBeUndefined()
})

it('bodies, answers and rows have each the fields and names that are theirs', () => {
  expect(Object.keys(newShape(FIELDS))).toEqual(['pictureUrl', 'name', 'ssn', 'gps'])
  expect(Object.keys(editShape(FIELDS))).toEqual(['pictureUrl', 'name', 'ssn', 'gps'])
  expect(Object.keys(answerShape(FIELDS))).toEqual(['picture', 'name', 'ssn', 'gps', 'joined_at'])
  expect(Object.keys(rowShape(FIELDS))).toEqual(['picture', 'driver_name', 'gps', 'joined_at'])
})

it('callers must send what is required, and may leave out the rest', () => {
  const made = z.object(newShape(FIELDS))
  expectTypeOf<z.input<typeof made>>().toEqualTypeOf<{
    pictureUrl: string
    name: string
    ssn?: string | null
    gps?: 'a' | 'b' | null
  }>()
  const changed = z.object(editShape(FIELDS))
  expectTypeOf<z.output<typeof changed>>().toEqualTypeOf<{
    pictureUrl?: string
    name?: string
    ssn?: string | null
    gps?: 'a' | 'b'
  }>()
})
