import { api } from '../packages/sdk/src/api'
import type { Endpoint } from '../packages/sdk/src/contract/endpoint'
import { openapi } from '../packages/sdk/src/contract/openapi'

const endpoints = Object.entries<Endpoint>(api)

const byPath = [...endpoints].sort(
  ([, a], [, b]) => a.path.localeCompare(b.path) || a.method.localeCompare(b.method),
)

function callTable(): string {
  const lines = endpoints.map(([name, { method, path, bodyKind, answersFile }]) => {
    const kind = bodyKind === undefined || bodyKind === 'json' ? '' : `, bodyKind: '${bodyKind}'`
    const file = answersFile ? ', answersFile: true' : ''
    return `  ${name}: { method: '${method}', path: '${path}'${kind}${file} },`
  })
  return `// Made by scripts/generate.ts from api.ts; do not edit.
import type { Api } from '../api'
import type { WireCall } from '../contract/client'

export const wireCalls: Readonly<Record<keyof Api, WireCall>> = {
${lines.join('\n')}
}
`
}

/** Who may make a call at all, be it only for what is theirs: enough for a page to know what to offer. */
function rolesOf({ access }: Endpoint): readonly number[] {
  if (access === 'any') return [1, 2, 3, 4, 5]
  return access === 'device' ? [] : [...access.all, ...(access.own ?? [])].sort((a, b) => a - b)
}

function accessTable(): string {
  const lines = endpoints.map(([name, endpoint]) => `  ${name}: [${rolesOf(endpoint).join(', ')}],`)
  return `// Made by scripts/generate.ts from api.ts; do not edit.
import type { Api } from '../api'
import type { Role } from '../values/role'

/** The roles that may make a call, be it only for their own records; the contract's access without its schemas. */
export const endpointRoles: Readonly<Record<keyof Api, readonly Role[]>> = {
${lines.join('\n')}
}
`
}

function roleTable(): string {
  const cell = (endpoint: Endpoint, role: 1 | 2 | 3 | 4 | 5): string => {
    if (typeof endpoint.access === 'string') return endpoint.access
    if (endpoint.access.all.includes(role)) return 'yes'
    return endpoint.access.own?.includes(role) ? 'own' : ''
  }
  const rows = byPath.map(([name, endpoint]) =>
    [
      '',
      `${endpoint.method} ${endpoint.path}`,
      name,
      ...([1, 2, 3, 4, 5] as const).map(role => cell(endpoint, role)),
      '',
    ].join(' | '),
  )
  return `# Endpoints and roles

Made from \`packages/sdk/src/api.ts\` by \`pnpm generate\`. "own" means only for the caller's own id or campaigns;
"any" needs no session; "device" takes a truck's token.

| Call | Name | 1 Administrator | 2 User | 3 Owner | 4 Client | 5 Communication |
|---|---|---|---|---|---|---|
${rows.map(row => row.trim()).join('\n')}
`
}

const document = () => openapi(api, { title: 'Haulboard API', version: '1', baseUrl: '/api' })

/** Every generated file with its text; `checks/generated.test.ts` compares them with what is committed. */
export const generated = (): { path: string; text: string }[] => [
  { path: 'packages/sdk/src/generated/wire-calls.ts', text: callTable() },
  { path: 'packages/sdk/src/generated/endpoint-roles.ts', text: accessTable() },
  { path: 'docs/generated/openapi.json', text: `${JSON.stringify(document(), null, 2)}\n` },
  { path: 'docs/generated/endpoint-roles.md', text: roleTable() },
]
