import { describe, expect, it } from 'vitest'
import { changedFields, conflictsOf, mergeEdits } from './changed-fields'

describe('the changes of a form', () => {
  it.each([
    [{ name: 'Ann' }, { name: 'Ann' }, []],
    [{ name: 'Ann' }, { name: 'Bob' }, ['name']],
    [{ name: null }, { name: '' }, []],
    [{}, { name: '' }, []],
    [{ name: 'Ann' }, { name: '' }, ['name']],
    [{ count: 0 }, { count: null }, ['count']],
    [{ flag: false }, { flag: undefined }, ['flag']],
    [{ list: [1, 2] }, { list: [1, 2] }, []],
    [{ list: [1, 2] }, { list: [2, 1] }, ['list']],
    [{ id: 1, version: 3 }, { id: 2, version: 4 }, []],
  ])('from %j to %j are %j', (base, now, fields) => {
    expect(changedFields(base, now)).toEqual(fields)
  })
})

describe('an edit that was overtaken', () => {
  const base = { name: 'Ann', city: 'LA', phone: '1', version: 1 }
  const theirs = { name: 'Anne', city: 'NYC', phone: '1', version: 2 }

  it('asks only about what I changed and they have otherwise', () => {
    const mine = { ...base, name: 'Anna', phone: '2' }
    expect(conflictsOf({ base, mine, theirs })).toEqual([
      { field: 'name', theirs: 'Anne', mine: 'Anna' },
      { field: 'phone', theirs: '1', mine: '2' },
    ])
  })

  it('asks nothing where both made the same change', () => {
    expect(conflictsOf({ base, mine: { ...base, name: 'Anne' }, theirs })).toEqual([])
  })

  it('keeps their changes where I made none, and carries their version', () => {
    const mine = { ...base, name: 'Anna' }
    expect(mergeEdits({ base, mine, theirs }, () => true)).toEqual({ ...theirs, name: 'Anna' })
    expect(mergeEdits({ base, mine, theirs }, () => false)).toEqual(theirs)
  })
})
