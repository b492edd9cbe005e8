import { tmpdir } from 'node:os'
import { describe, expect, it } from 'vitest'
import { diskRoom } from './disk-room'

const disk = (bytes: number) => async () => ({ bavail: bytes / 4096, bsize: 4096 })

describe('the room on a disk', () => {
  it.each([
    [4096 * 16, true],
    [4096 * 15, false],
    [0, false],
  ])('of %i free bytes is enough for 65,536: %s', async (bytes, enough) => {
    expect(await diskRoom('/', 65_536, disk(bytes))()).toBe(enough)
  })

  it('is asked for once by many at the same moment', async () => {
    let asked = 0
    const room = diskRoom('/', 1, async () => {
      asked += 1
      return { bavail: 1, bsize: 1 }
    })
    await Promise.all([room(), room(), room()])
    expect(asked).toBe(1)
  })

  it('is taken for enough where the system does not tell', async () => {
    expect(
      await diskRoom('/', 1, async () => {
        throw new Error('ENOSYS')
      })(),
    ).toBe(true)
  })

  it('is what the system tells', async () => {
    expect(await diskRoom(tmpdir(), 1)()).toBe(true)
    expect(await diskRoom(tmpdir(), Number.MAX_SAFE_INTEGER)()).toBe(false)
  })
})
