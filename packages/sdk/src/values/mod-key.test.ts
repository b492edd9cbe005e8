import { expect, it } from 'vitest'
import { modKeyName } from './mod-key'

it.each([
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', '⌘'],
  ['Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X)', '⌘'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'Ctrl'],
  ['', 'Ctrl'],
])('on %j it is %s', (userAgent, name) => expect(modKeyName(userAgent)).toBe(name))
