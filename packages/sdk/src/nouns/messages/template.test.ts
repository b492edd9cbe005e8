import { expect, it } from 'vitest'
import { canSaveTemplate } from './template'

it.each([
  ['Reminder', 'Hi', true],
  ['   ', 'Hi', false],
  ['Reminder', ' \n ', false],
  ['', '', false],
])('a template "%s" with the body "%s" can be saved: %s', (template_name, template_body, can) => {
  expect(canSaveTemplate({ template_name, template_body })).toBe(can)
})
