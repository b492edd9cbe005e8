// Checks who imports whom against .dependency-cruiser.cjs, and says for each breach why the rule is there.
import { importBreaches } from './import-breaches.mjs'
import { inRepository } from './root.mjs'

/** Fewer than this means that files were not read at all, as happens with an unfit TypeScript. */
const FEWEST_MODULES = 150

process.chdir(inRepository())
const { breaches, modules, imports } = await importBreaches()
for (const { rule, why, road } of breaches) console.log(`${road.join(' → ')}\n  ${rule}: ${why}`)
console.log(`${modules} modules, ${imports} imports, ${breaches.length} breaches`)
if (modules < FEWEST_MODULES) console.log(`Fewer than ${FEWEST_MODULES} modules: they were not read.`)
if (breaches.length > 0 || modules < FEWEST_MODULES) process.exit(1)
