import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { heapRoom } from './heap-room'

describe('room of the heap', () => {
  it('is given from the first work to the last, also where one fails', async () => {
    const set: number[] = []
    const withRoom = heapRoom(percent => set.push(percent))
    const ends: (() => void)[] = []
    const waits = () => withRoom(() => new Promise<void>(resolve => ends.push(resolve)))
    const first = waits()
    await expect(withRoom(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
    const second = waits()
    ends[0]?.()
    await first
    expect(set).toHaveLength(1)
    ends[1]?.()
    await second
    expect(set).toEqual([expect.any(Number), 0])
    expect(await withRoom(async () => 7)).toBe(7)
    expect(set).toHaveLength(4)
  })

  it('is set by an option that this V8 has', () => {
    expect(execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' })).toContain(
      '--heap-growing-percent',
    )
  })
})
