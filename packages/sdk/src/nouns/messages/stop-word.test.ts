import { expect, it } from 'vitest'
import { ASKED_WORDS, askedWord } from './stop-word'

it.each(
  ASKED_WORDS.stop.flatMap(word => [
    word,
    word.toLowerCase(),
    `${word.charAt(0)}${word.slice(1).toLowerCase()}`,
  ]),
)('%s asks for no more texts', word => {
  expect(askedWord(word)).toBe('stop')
})

it.each([' stop ', '\nSTOP\n', '\tStop', 'stop\u00A0'])('blanks around %j change nothing', text => {
  expect(askedWord(text)).toBe('stop')
})

it.each([
  'STOP PLEASE',
  'Stop. Thank you',
  'we have got to stop this',
  'stop it',
  'stopp',
  's t o p',
  'The end',
  '',
  'yes please',
])('"%s" is a text like any other', text => {
  expect(askedWord(text)).toBeUndefined()
})

it('words ask for texts again, and for help', () => {
  expect(['start', 'UNSTOP', 'Yes'].map(text => askedWord(text))).toEqual(['start', 'start', 'start'])
  expect(['Help', 'INFO'].map(text => askedWord(text))).toEqual(['help', 'help'])
})

it('what the carrier read in it counts first', () => {
  expect(askedWord('alto', 'STOP')).toBe('stop')
  expect(askedWord('STOP', 'START')).toBe('start')
  expect(askedWord('STOP', '')).toBe('stop')
})
