import { expect, it } from 'vitest'
import { groupProblems } from './group-problems'

const at = (line: number | null, message: string) => ({ line, message })

it('faults of one kind are told once, with the lines on which they stand', () => {
  expect(
    groupProblems([
      at(2, 'Torn'),
      at(4, 'The time "1" can\'t be read'),
      at(5, 'Torn'),
      at(6, 'Torn'),
      at(9, 'Torn'),
    ]),
  ).toEqual([at(2, 'Torn; also on lines 5–6, 9'), at(4, 'The time "1" can\'t be read')])
})

it('faults that differ in what they quote are of one kind', () => {
  expect(groupProblems([at(1, 'The date "x" is none'), at(3, 'The date "y" is none')])).toEqual([
    at(1, 'The date "x" is none; also on line 3'),
  ])
})

it('of very many the rest is counted', () => {
  const many = Array.from({ length: 100 }, (_, index) => at(1 + 2 * index, 'Torn'))
  expect(groupProblems(many)).toEqual([
    at(1, 'Torn; also on lines 3, 5, 7, 9, 11, 13, 15, 17, 19, 21 and 89 more'),
  ])
})

it('two faults of one line are no second line, and a file without faults has none', () => {
  expect(groupProblems([at(1, 'Torn'), at(1, 'Torn')])).toEqual([at(1, 'Torn')])
  expect(groupProblems([])).toEqual([])
})
