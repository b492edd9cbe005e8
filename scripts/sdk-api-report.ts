import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { emitDeclarations } from './declarations.mjs'
import { sdkDoors } from './sdk-doors.mjs'

const starts = /^export (?:declare )?(?:abstract )?(const|function|class|interface|type|enum) (\w+)/
const leaves = /^export (?:type )?(\*|\{[^}]*\}) from '([^']+)'/

/** Long because each endpoint's types are written out; openapi.json says the same to a reader. */
const isEndpoints = (name: string): boolean => name.endsWith('Endpoints') || name === 'api'

type Declarations = Map<string, string>

/** Names of an endpoint object: the keys one step inside. */
const keysOf = (text: string): string =>
  [...text.matchAll(/^ {4}(\w+): \{/gm)].map(([, key]) => key).join(', ')

/** The exported declarations of one emitted file, each with its text; comments and private helpers are left out. */
function declaredIn(file: string): Declarations {
  const text = readFileSync(file, 'utf8').replace(/[ \t]*\/\*\*[\s\S]*?\*\/\n?/g, '')
  const found: Declarations = new Map()
  let name: string | undefined
  for (const line of text.split('\n')) {
    const start = starts.exec(line)
    // Whatever else begins at the margin is the next statement; brackets close this one.
    if (start || /^[a-z@]/.test(line)) name = start?.[2]
    if (name === undefined || line.trim() === '') continue
    found.set(
      name,
      found.has(name) ? `${found.get(name)}\n${line}` : line.replace('export declare ', 'export '),
    )
  }
  return found
}

function fileOf(from: string, path: string): string {
  const beside = join(dirname(from), path)
  return existsSync(`${beside}.d.ts`) ? `${beside}.d.ts` : join(beside, 'index.d.ts')
}

/** Everything a file exports, what it passes on from others included. */
function exportedBy(file: string): Declarations {
  const all = declaredIn(file)
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, what, path] = leaves.exec(line) ?? []
    if (what === undefined || path === undefined) continue
    const theirs = exportedBy(fileOf(file, path))
    const wanted = what === '*' ? [...theirs.keys()] : what.slice(1, -1).split(',')
    for (const one of wanted) {
      const [inner = '', outer = inner] = one
        .trim()
        .replace(/^type /, '')
        .split(' as ')
      const text = theirs.get(inner)
      if (text !== undefined) all.set(outer, text)
    }
  }
  return all
}

function chapter(name: string, exported: Declarations): string {
  const parts = [...exported]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([one, text]) => (isEndpoints(one) ? `export const ${one}: { ${keysOf(text)} }` : text))
  return `## ${name}\n\n\`\`\`ts\n${parts.join('\n')}\n\`\`\`\n`
}

const intro = `# What the sdk exports

Made from the emitted declarations by \`pnpm generate\`, so that a change of the public surface shows in review.
The types of the endpoints are in [openapi.json](openapi.json).
`

/** The public surface of the sdk, door by door. */
export async function sdkApiReport(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'haulboard-types-'))
  try {
    const problem = await emitDeclarations(folder)
    if (problem !== undefined) throw new Error(problem)
    const chapters = sdkDoors().map(({ name, module }) =>
      chapter(`@product/sdk/${name}`, exportedBy(join(folder, `${module}.d.ts`))),
    )
    return [intro, ...chapters].join('\n')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
