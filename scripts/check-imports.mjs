// Checks who imports whom against .dependency-cruiser.cjs, and says for each breach why the rule is there.
import { createRequire } from 'node:module'
import { cruise } from 'dependency-cruiser'
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { inRepository } from './root.mjs'

const configFile = inRepository('.dependency-cruiser.cjs')
const { forbidden } = createRequire(import.meta.url)(configFile)
const options = await extractDepcruiseOptions(configFile)

/** Fewer than this means that files were not read at all, as happens with an unfit TypeScript. */
const FEWEST_MODULES = 150

const isAboutReach = ({ to }) => to.reachable !== undefined

/** What a file can reach is about what runs, so imports of types don't count there; everywhere else they do. */
async function breaches(folders, rules, typesCount) {
  const { output } = await cruise(
    folders,
    { ...options, ruleSet: { forbidden: rules }, validate: true, tsPreCompilationDeps: typesCount },
    undefined,
    { tsConfig: extractTSConfig(inRepository('tsconfig.base.json')) },
  )
  return output.summary
}

process.chdir(inRepository())
const direct = await breaches(
  ['packages'],
  forbidden.filter(rule => !isAboutReach(rule)),
  true,
)
const reach = await breaches(['packages/sdk', 'packages/server'], forbidden.filter(isAboutReach), false)

const why = new Map(forbidden.map(({ name, comment }) => [name, comment]))
const violations = [...direct.violations, ...reach.violations]
for (const { from, to, rule, cycle, via } of violations) {
  const road = (cycle ?? via ?? []).map(step => step.name ?? step)
  console.log(`${from} → ${road.length > 0 ? road.join(' → ') : to}\n  ${rule.name}: ${why.get(rule.name)}`)
}
console.log(
  `${direct.totalCruised} modules, ${direct.totalDependenciesCruised} imports, ${violations.length} breaches`,
)
if (direct.totalCruised < FEWEST_MODULES)
  console.log(`Fewer than ${FEWEST_MODULES} modules: they were not read.`)
if (violations.length > 0 || direct.totalCruised < FEWEST_MODULES) process.exit(1)
