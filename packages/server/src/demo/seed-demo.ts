import type { Db } from '../db/db'
import type { Passwords } from '../http/app-context'
import type { ServerFeature } from '../http/server-feature'
import { bundledRouter } from '../outside/bundled-router'
import type { RoadRouter } from '../outside/road-router'
import type { Cipher } from '../values/cipher'
import { bundledRoads, bundledZips } from './demo-files'
import { demoAreas } from './demo-areas'
import { DEMO_PASSWORD } from './demo-logins'
import { findLegs } from './find-legs'

interface DemoParts {
  now: Date
  passwords: Passwords
  cipher: Cipher
  features: readonly ServerFeature[]
  /** The roads that trucks drive on, where not the bundled ones. */
  roads?: RoadRouter
}

/**
 * Fills an empty database with the demo, each feature with its part of it in their order, in one transaction: a start
 * that is killed in the middle begins anew. The same `now` gives the same data.
 */
export async function seedDemo(
  db: Db,
  { now, passwords, cipher, features, roads = bundledRoads() }: DemoParts,
): Promise<void> {
  const passwordHash = await passwords.hash(DEMO_PASSWORD)
  const areas = demoAreas(bundledZips())
  const findLeg = findLegs(roads)
  const router = bundledRouter(roads)
  await db.transaction(async tx => {
    for (const feature of features)
      await feature.demo?.({ tx, now, areas, findLeg, router, passwordHash, cipher })
  })
}
