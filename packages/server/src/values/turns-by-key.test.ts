import { expect, it } from 'vitest'
import { QueueFull } from './in-turn'
import { turnsByKey } from './turns-by-key'

const turns = () => new Promise(resolve => setImmediate(resolve))

it('lets each key have so many at once, whatever another key waits for', async () => {
  const run = turnsByKey(() => ({ atOnce: 2, waiting: 10 }))
  const running: string[] = []
  let open = () => {}
  const gate = new Promise<void>(resolve => (open = resolve))
  const work = (name: string) => async () => {
    running.push(name)
    await gate
  }
  const all = [run('a', work('a1')), run('a', work('a2')), run('a', work('a3')), run('b', work('b1'))]
  await turns()
  expect(running).toEqual(['a1', 'a2', 'b1'])
  open()
  await Promise.all(all)
  expect(running).toEqual(['a1', 'a2', 'b1', 'a3'])
})

it('turns away whoever has too many waiting, and takes them again when those are done', async () => {
  const run = turnsByKey(() => ({ atOnce: 1, waiting: 1 }))
  let open = () => {}
  const gate = new Promise<void>(resolve => (open = resolve))
  const two = [run('a', () => gate), run('a', () => gate)]
  await expect(run('a', () => gate)).rejects.toThrow(QueueFull)
  open()
  await Promise.all(two)
  expect(await run('a', async () => 'done')).toBe('done')
})
