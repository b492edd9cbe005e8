import { describe, expect, it } from 'vitest'
import { hearing } from './heard-before'

describe('five calls that fail for one reason', () => {
  it('say it once while it is on the screen', () => {
    let now = 0
    const heardBefore = hearing(() => now, 5000)
    const heard = [0, 1, 4999, 5000, 5001].map(time => {
      now = time
      return heardBefore('The server could not be reached.')
    })
    expect(heard).toEqual([false, true, true, false, true])
    expect(heardBefore('Another reason')).toBe(false)
  })
})
