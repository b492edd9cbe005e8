import { createRequire } from 'node:module'
import { cruise } from 'dependency-cruiser'
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { inRepository } from './root.mjs'

const configFile = inRepository('.dependency-cruiser.cjs')
const { forbidden } = createRequire(import.meta.url)(configFile)
const why = new Map(forbidden.map(({ name, comment }) => [name, comment]))

const isAboutReach = ({ to }) => to.reachable !== undefined

/** What a file can reach is about what runs, so imports of types don't count there; everywhere else they do. */
async function cruised(root, folders, rules, typesCount) {
  const options = await extractDepcruiseOptions(configFile)
  const { output } = await cruise(
    folders,
    {
      ...options,
      baseDir: root,
      ruleSet: { forbidden: rules },
      validate: true,
      tsPreCompilationDeps: typesCount,
    },
    undefined,
    { tsConfig: extractTSConfig(inRepository('tsconfig.base.json')) },
  )
  return output.summary
}

/** Who imports whom in `packages` below a folder, against .dependency-cruiser.cjs. */
export async function importBreaches(root = inRepository()) {
  const direct = await cruised(
    root,
    ['packages'],
    forbidden.filter(rule => !isAboutReach(rule)),
    true,
  )
  const reach = await cruised(
    root,
    ['packages/sdk', 'packages/server'],
    forbidden.filter(isAboutReach),
    false,
  )
  const breaches = [...direct.violations, ...reach.violations].map(({ from, to, rule, cycle, via }) => {
    const road = (cycle ?? via ?? []).map(step => step.name ?? step)
    return { rule: rule.name, why: why.get(rule.name), road: [from, ...(road.length > 0 ? road : [to])] }
  })
  return { breaches, modules: direct.totalCruised, imports: direct.totalDependenciesCruised }
}
