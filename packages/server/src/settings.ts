import { type BusinessRules, businessRulesFile, withBusinessRules } from '@product/sdk/business-rules'
import { roleSchema } from '@product/sdk/contract'
import { type Brand, DEFAULT_BRAND } from '@product/sdk/values'
import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** A setting that stops the start, in one line that names it. */
export class WrongSetting extends Error {
  override readonly name = 'WrongSetting'
}

const colour = (example: string) => z.string().regex(/^#[0-9a-f]{6}$/i, `must be a colour like ${example}`)

const brandFile = z
  .object({
    name: z.string().min(1).max(60),
    logoUrl: z.string().nullable(),
    primary: colour('#B93A76'),
    secondary: colour('#5a6268'),
    font: z.string().min(1),
    terms: z.array(z.string()).min(1),
    alternateLogin: z
      .strictObject({ name: z.string().min(1), logoUrl: z.string().nullable(), primary: colour('#5a6268') })
      .partial(),
    secondFactorRoles: z.array(roleSchema),
    rules: businessRulesFile,
  })
  .partial()
  .strict()

const httpUrl = z.url({ protocol: /^https?$/ })
const numberUpTo = (most: number) =>
  z.coerce.number(`must be a whole number from 0 to ${most}`).int().min(0).max(most)
const flag = z.enum(['0', '1']).transform(value => value === '1')

/** Fixes of late come in, and are seen on the map, for at least so long; people look for who did what. */
export const FEWEST_ARCHIVE_DAYS = 60
export const MOST_ARCHIVE_DAYS = 3650
export const archiveDays = z.coerce
  .number(`must be a whole number from ${FEWEST_ARCHIVE_DAYS} to ${MOST_ARCHIVE_DAYS}`)
  .int()
  .min(FEWEST_ARCHIVE_DAYS)
  .max(MOST_ARCHIVE_DAYS)

/** Every setting: its check, what `--help` shows as its default, and one line about it. */
const SETTINGS = {
  PORT: [numberUpTo(65535).default(3000), '3000', 'port to listen on (0: any free one)'],
  HOST: [z.string().min(1).default('127.0.0.1'), '127.0.0.1', 'address to listen on'],
  PUBLIC_URL: [httpUrl.optional(), 'http://HOST:PORT', 'address of the product in links and cookies'],
  DATA_DIR: [z.string().min(1).default('./data'), './data', 'embedded database and files'],
  DATABASE_URL: [
    z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
      .optional(),
    'none',
    'PostgreSQL 15 or newer instead of the embedded database',
  ],
  DATABASE_CONNECTIONS: [
    z.coerce.number('must be a whole number from 2 to 500').int().min(2).max(500).optional(),
    '2 per core and 1',
    'most connections of this server to PostgreSQL for people, and as many for trackers',
  ],
  REDIS_URL: [
    z
      .string()
      .regex(/^rediss?:\/\//, 'must start with redis://')
      .optional(),
    'none',
    'rate limits and events shared between several servers',
  ],
  S3_ENDPOINT: [
    httpUrl.optional(),
    'none',
    'S3-compatible store for files instead of DATA_DIR; needs the next three',
  ],
  S3_BUCKET: [z.string().min(1).optional(), 'none', 'bucket of the file store'],
  S3_KEY: [z.string().min(1).optional(), 'none', 'access key of the file store'],
  S3_SECRET: [z.string().min(1).optional(), 'none', 'secret key of the file store'],
  S3_REGION: [z.string().min(1).optional(), "by the endpoint's host", 'region of the file store'],
  TWILIO_ACCOUNT_SID: [
    z
      .string()
      .regex(/^AC[0-9a-f]{32}$/i, 'must be AC and 32 hex digits')
      .optional(),
    'none',
    'texts by Twilio instead of the simulated carrier; needs PUBLIC_URL, the token and a sender',
  ],
  TWILIO_AUTH_TOKEN: [z.string().min(1).optional(), 'none', 'token of the Twilio account'],
  TWILIO_FROM: [
    z
      .string()
      .regex(/^\+\d{5,15}$/, 'must be a number like +12135550100')
      .optional(),
    'none',
    'our number; or the next one',
  ],
  TWILIO_MESSAGING_SERVICE_SID: [
    z
      .string()
      .regex(/^MG[0-9a-f]{32}$/i, 'must be MG and 32 hex digits')
      .optional(),
    'none',
    'messaging service that chooses our number',
  ],
  TWILIO_API_URL: [httpUrl.optional(), 'https://api.twilio.com', 'origin of the REST interface'],
  TWILIO_WEBHOOK_KEY: [
    z.string().min(1).optional(),
    'none',
    'shared key of webhooks that are signed with HMAC-SHA256',
  ],
  SEGMENTS_PER_SECOND: [
    z.coerce.number('must be a number from 0.1 to 1000').min(0.1).max(1000).optional(),
    '1 with Twilio',
    'how fast each server sends texts',
  ],
  ALGOLIA_APP_ID: [
    z
      .string()
      .regex(/^[a-z0-9]+$/i, 'must be letters and digits')
      .optional(),
    'none',
    'outside search instead of our own; needs the next one',
  ],
  ALGOLIA_ADMIN_KEY: [z.string().min(1).optional(), 'none', 'key that may write the outside search'],
  ORS_API_KEY: [
    z.string().min(1).optional(),
    'none',
    'routes and street addresses by OpenRouteService instead of the bundled roads',
  ],
  ORS_URL: [
    httpUrl.optional(),
    'https://api.openrouteservice.org',
    'address of OpenRouteService; an own one may need no key',
  ],
  OSRM_URL: [httpUrl.optional(), 'none', 'routes by this OSRM server; addresses as without it'],
  SEED: [
    z.enum(['demo', 'none'], 'must be demo or none').default('demo'),
    'demo',
    'what an empty database starts with: demo, none',
  ],
  OWNER_EMAIL: [z.email('must be an email address').optional(), 'none', 'the first Owner, with SEED=none'],
  OWNER_PASSWORD: [
    z.string().min(12, 'must have 12 characters or more').optional(),
    'none',
    'password of the first Owner (12 characters or more)',
  ],
  FAKE_NOW: [
    z.iso.datetime({ offset: true }).optional(),
    'none',
    "instant at which the server's clock starts (demo)",
  ],
  MAP_STYLE_URL: [httpUrl.optional(), 'bundled', 'MapLibre style'],
  ENCRYPTION_KEY: [
    z
      .string()
      .regex(/^[0-9a-f]{64}$/i, 'must be 64 hex digits')
      .optional(),
    'made on first run',
    'key for personal numbers; required with SEED=none',
  ],
  ARCHIVE_AFTER_DAYS: [
    archiveDays.optional(),
    'never',
    'how old, in days, GPS fixes leave the database for compressed files',
  ],
  ARCHIVE_LOG_AFTER_DAYS: [archiveDays.optional(), 'never', 'the same of the activity log'],
  BRAND_FILE: [z.string().min(1).optional(), 'none', 'JSON over the default brand and business rules'],
  ALLOW_DEMO_ON_NETWORK: [flag.default(false), '0', 'let demo logins be reached from other machines'],
  TRUSTED_PROXIES: [numberUpTo(5).default(0), '0', 'how many proxies in front add to X-Forwarded-For'],
  METRICS_TOKEN: [
    z.string().min(16, 'must have 16 characters or more').optional(),
    'none',
    'bearer token for /api/metrics from other machines',
  ],
} as const

const schema = z.object(
  Object.fromEntries(Object.entries(SETTINGS).map(([name, [check]]) => [name, check])) as {
    [Name in keyof typeof SETTINGS]: (typeof SETTINGS)[Name][0]
  },
)

/** What tells one business from another. */
interface Business {
  brand: Brand
  rules: BusinessRules
}

export type Settings = z.output<typeof schema> & Business & { publicUrl: string }

export function settingsHelp(): string {
  const width = Math.max(...Object.keys(SETTINGS).map(name => name.length)) + 2
  return Object.entries(SETTINGS)
    .map(([name, [, byDefault, about]]) => `  ${name.padEnd(width)}${about} (default: ${byDefault})`)
    .join('\n')
}

/** Some editors put a byte-order mark before a text, which JSON does not know. */
const withoutMark = (text: string): string => text.replace(/^\uFEFF/, '')

function readBusiness(file: string | undefined): Business {
  if (file === undefined) return { brand: DEFAULT_BRAND, rules: withBusinessRules() }
  try {
    const { rules, ...over } = brandFile.parse(JSON.parse(withoutMark(readFileSync(file, 'utf8'))))
    const alternateLogin = { ...DEFAULT_BRAND.alternateLogin, ...over.alternateLogin }
    return { brand: { ...DEFAULT_BRAND, ...over, alternateLogin }, rules: withBusinessRules(rules) }
  } catch (error) {
    const issue = error instanceof z.ZodError ? error.issues[0] : undefined
    const why = issue
      ? `${issue.path.join('.')} ${issue.message}`.trim()
      : error instanceof Error
        ? error.message
        : ''
    throw new WrongSetting(`BRAND_FILE: ${file} can't be used: ${why}`)
  }
}

const isLoopback = (host: string): boolean => /^(127\.|localhost$|::1$)/.test(host)

/** Settings that belong together: with some of them missing the files, say, would go elsewhere than meant. */
const TOGETHER = [
  ['S3', ['S3_ENDPOINT', 'S3_BUCKET', 'S3_KEY', 'S3_SECRET']],
  ['ALGOLIA', ['ALGOLIA_APP_ID', 'ALGOLIA_ADMIN_KEY']],
] as const

function refuseHalfAService(settings: z.output<typeof schema>): void {
  for (const [service, names] of TOGETHER) {
    const missing = names.filter(name => settings[name] === undefined)
    if (missing.length === names.length || missing.length === 0) continue
    throw new WrongSetting(`${missing[0]}: is required where another ${service} setting is given`)
  }
}

const TWILIO = [
  'TWILIO_ACCOUNT_SID',
  'TWILIO_AUTH_TOKEN',
  'TWILIO_FROM',
  'TWILIO_MESSAGING_SERVICE_SID',
  'TWILIO_API_URL',
  'TWILIO_WEBHOOK_KEY',
] as const

/** A carrier is an account, a sender, and an address where it reaches us. */
function refuseHalfACarrier(settings: z.output<typeof schema>): void {
  if (TWILIO.every(name => settings[name] === undefined)) return
  const { TWILIO_FROM: from, TWILIO_MESSAGING_SERVICE_SID: service } = settings
  for (const name of ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN'] as const) {
    if (settings[name] !== undefined) continue
    throw new WrongSetting(`${name}: is required where another TWILIO setting is given`)
  }
  if ((from === undefined) === (service === undefined)) {
    throw new WrongSetting('TWILIO_FROM: either this or TWILIO_MESSAGING_SERVICE_SID is required')
  }
  if (settings.PUBLIC_URL === undefined) {
    throw new WrongSetting('PUBLIC_URL: is required with Twilio, which reports to this address')
  }
}

/** Reads the environment once. Empty values count as absent. Throws WrongSetting. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const result = schema.safeParse(given)
  if (!result.success) {
    const issue = result.error.issues[0]
    throw new WrongSetting(`${String(issue?.path[0] ?? 'A setting')}: ${issue?.message ?? 'is wrong'}`)
  }
  const settings = result.data
  if (settings.SEED === 'none' && settings.ENCRYPTION_KEY === undefined) {
    throw new WrongSetting('ENCRYPTION_KEY: is required with SEED=none (64 hex digits)')
  }
  if (settings.FAKE_NOW !== undefined && settings.SEED !== 'demo') {
    throw new WrongSetting('FAKE_NOW: is for demo databases only (SEED=demo)')
  }
  refuseHalfAService(settings)
  refuseHalfACarrier(settings)
  const host = settings.HOST.includes(':') ? `[${settings.HOST}]` : settings.HOST
  return {
    ...settings,
    ...readBusiness(settings.BRAND_FILE),
    publicUrl: (settings.PUBLIC_URL ?? `http://${host}:${settings.PORT}`).replace(/\/$/, ''),
  }
}

/** With demo logins in the database, whose passwords everybody knows, only this machine may reach the server. */
export function refuseDemoOnNetwork(settings: Settings, hasDemoLogins: boolean): void {
  if (!hasDemoLogins || settings.ALLOW_DEMO_ON_NETWORK || isLoopback(settings.HOST)) return
  throw new WrongSetting(
    `HOST: ${settings.HOST} would show the demo logins to the network. Set ALLOW_DEMO_ON_NETWORK=1 if you mean it.`,
  )
}
