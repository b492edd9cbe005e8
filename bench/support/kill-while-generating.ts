import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunningServer, startServer } from '../../e2e/support/server'
import { createApiClient } from '../../packages/sdk/src/client'
import { openDatabase } from '../../packages/server/src/db/open-database'
import { paths } from '../../packages/server/src/db/tables/driving'
import { DEMO_PASSWORD } from '../../packages/server/src/demo/demo-logins'
import type { Figure } from './measure'

const KILLS = 10
const CAMPAIGN = 71
const RANGE = { start: '2026-02-01', end: '2026-05-20' }
const POLL_MS = 50

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

const clientOf = ({ url }: RunningServer, token?: string) =>
  createApiClient({ baseUrl: `${url}/api`, token, fetch })

/** A server that is killed ten times while it generates routes, and then let finish: what is there in the end. */
export async function killedWhileGenerating(fakeNow: string): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'haulboard-backdate-kill-'))
  try {
    let server = await startServer({ dataDir, fakeNow })
    const { token } = await clientOf(server).login({
      body: { email: 'owner@demo.test', password: DEMO_PASSWORD },
    })
    const { processes } = await clientOf(server, token).backdatePlaceholders({
      body: { campaign_id: CAMPAIGN, ...RANGE },
    })
    const id = processes[0]?.route_process_id ?? 0
    const state = async () =>
      (await clientOf(server, token).routeProcesses()).processes.find(one => one.route_process_id === id)
    let midway = 0
    let done = 0
    for (let kill = 0; kill < KILLS; kill++) {
      // Once it is at work again; then spread, so that kills fall at every stage of a day.
      while (((await state())?.done ?? 0) <= done) await pause(POLL_MS)
      await pause((kill * 137) % 400)
      await server.kill()
      server = await startServer({ dataDir, fakeNow })
      const after = await state()
      done = after?.done ?? 0
      if (after?.status === 'running') midway += 1
    }
    while ((await state())?.status === 'running') await pause(POLL_MS)
    const { days } = await clientOf(server, token).routeProcessDays({ params: { id } })
    await server.stop()
    const { db, close } = await openDatabase({ dataDir })
    const seeds = (await db.select({ seed: paths.seed }).from(paths)).map(path => path.seed)
    await close()
    const made = days.filter(({ outcome }) => outcome?.code === 'made')
    const found = made.map(({ placeholder_id, day }) => {
      const seed = `placeholder ${placeholder_id} ${day}`
      return seeds.filter(other => other === seed).length
    })
    const counted = (isIt: (count: number) => boolean) => found.filter(isIt).length
    const open = days.filter(({ outcome }) => outcome === null).length
    return [
      {
        name: `Killed ${KILLS} times while generating ${days.length} days (${midway} times midway): days without their path, days with two`,
        figure: `${counted(count => count === 0) + open}, ${counted(count => count > 1)}`,
        bar: 'none, none',
        pass: open === 0 && found.every(count => count === 1) && midway === KILLS,
      },
    ]
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
