import { expect, it } from 'vitest'
import { schedule } from './schedule.mjs'

type Result = { ok: boolean; output?: string }

/** A step that notes when it starts and ends. */
const step = (
  log: string[],
  name: string,
  more: { cores?: number; after?: string[]; result?: Result } = {},
) => ({
  name,
  ...more,
  async run(): Promise<Result> {
    log.push(`+${name}`)
    await new Promise(resolve => setTimeout(resolve, 5))
    log.push(`-${name}`)
    return more.result ?? { ok: true }
  },
})

const ignore = () => {}

it('runs two light steps side by side and no third', async () => {
  const log: string[] = []
  await schedule([step(log, 'a'), step(log, 'b'), step(log, 'c')], ignore)
  expect(log.slice(0, 2)).toEqual(['+a', '+b'])
  expect(log.indexOf('+c')).toBeGreaterThan(log.indexOf('-a'))
})

it('gives a heavy step both cores', async () => {
  const log: string[] = []
  await schedule([step(log, 'heavy', { cores: 2 }), step(log, 'light')], ignore)
  expect(log).toEqual(['+heavy', '-heavy', '+light', '-light'])
})

it('waits for what a step needs', async () => {
  const log: string[] = []
  await schedule([step(log, 'test', { after: ['build'] }), step(log, 'build')], ignore)
  expect(log).toEqual(['+build', '-build', '+test', '-test'])
})

it('does not run a step whose need failed, and counts it as failed', async () => {
  const log: string[] = []
  const broken = step(log, 'build', { result: { ok: false } })
  const results = await schedule([broken, step(log, 'test', { after: ['build'] })], ignore)
  expect(log).toEqual(['+build', '-build'])
  expect(results.get('test')?.ok).toBe(false)
})

it('takes a need that is not asked for as met', async () => {
  const log: string[] = []
  const results = await schedule([step(log, 'test', { after: ['build'] })], ignore)
  expect(results.get('test')?.ok).toBe(true)
})

it('reports a step that throws as failed', async () => {
  const thrower = { name: 'a', run: () => Promise.reject(new Error('broken')) }
  const results = await schedule([thrower], ignore)
  expect(results.get('a')).toMatchObject({ ok: false, output: expect.stringContaining('broken') })
})
