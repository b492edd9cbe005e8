import { BUSINESS_RULES } from '@product/sdk/business-rules'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { scratchFolders } from './testing/scratch-folder'
import { readSettings, refuseDemoOnNetwork, settingsHelp, WrongSetting } from './settings'

const KEY = 'ab'.repeat(32)

const folder = scratchFolders('brand')()

function brandFile(content: string): string {
  const file = join(folder, 'brand.json')
  writeFileSync(file, content)
  return file
}

describe('settings', () => {
  it('have defaults for everything', () => {
    expect(readSettings({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      SEED: 'demo',
      publicUrl: 'http://127.0.0.1:3000',
      brand: { name: 'Haulboard' },
    })
  })

  it.each([
    ['PORT', { PORT: 'eighty' }],
    ['PORT', { PORT: '70000' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://x' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'example.test' }],
    ['SEED', { SEED: 'everything' }],
    ['FAKE_NOW', { FAKE_NOW: 'yesterday' }],
    ['FAKE_NOW', { FAKE_NOW: '2026-05-01T00:00:00Z', SEED: 'none', ENCRYPTION_KEY: KEY }],
    ['ENCRYPTION_KEY', { SEED: 'none' }],
    ['ENCRYPTION_KEY', { ENCRYPTION_KEY: 'short' }],
    ['OWNER_PASSWORD', { OWNER_PASSWORD: 'short' }],
    ['BRAND_FILE', { BRAND_FILE: '/nowhere/brand.json' }],
    ['S3_ENDPOINT', { S3_ENDPOINT: 'minio:9000' }],
    ['ORS_URL', { ORS_URL: 'ors:8080' }],
    ['OSRM_URL', { OSRM_URL: 'osrm:5000' }],
    ['S3_SECRET', { S3_ENDPOINT: 'http://minio:9000', S3_BUCKET: 'b', S3_KEY: 'k' }],
    ['S3_ENDPOINT', { S3_BUCKET: 'b', S3_KEY: 'k', S3_SECRET: 's' }],
  ])('a wrong %s stops the start with one line that names it', (name, environment) => {
    expect(() => readSettings(environment)).toThrow(new RegExp(`^${name}: [^\\n]+$`))
  })

  it.each(['70000', '-1', '1.5', 'eighty'])('a PORT of %s is told which numbers there are', PORT => {
    expect(() => readSettings({ PORT })).toThrow('PORT: must be a whole number from 0 to 65535')
  })

  const twilio = {
    TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
    TWILIO_AUTH_TOKEN: 'token',
    TWILIO_FROM: '+12135550100',
    PUBLIC_URL: 'https://ops.example.test',
  }

  it('a carrier is an account, one sender and an address where it reaches us', () => {
    expect(readSettings(twilio)).toMatchObject(twilio)
    for (const [named, change] of [
      ['TWILIO_ACCOUNT_SID', { TWILIO_ACCOUNT_SID: '' }],
      ['TWILIO_AUTH_TOKEN', { TWILIO_AUTH_TOKEN: '' }],
      ['TWILIO_FROM', { TWILIO_FROM: '' }],
      ['TWILIO_FROM', { TWILIO_FROM: '2135550100' }],
      ['TWILIO_FROM', { TWILIO_MESSAGING_SERVICE_SID: `MG${'0'.repeat(32)}` }],
      ['PUBLIC_URL', { PUBLIC_URL: '' }],
      ['SEGMENTS_PER_SECOND', { SEGMENTS_PER_SECOND: '0' }],
    ] as const) {
      expect(() => readSettings({ ...twilio, ...change })).toThrow(new RegExp(`^${named}: `))
    }
  })

  it('an empty value counts as absent', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: '' }).PORT).toBe(3000)
  })

  it('a brand file lies over the default brand, and says what is wrong in it', () => {
    const file = brandFile('{"name":"Roadside","alternateLogin":{"name":"Roadside Pro"}}')
    expect(readSettings({ BRAND_FILE: file }).brand).toMatchObject({
      name: 'Roadside',
      primary: '#B93A76',
      alternateLogin: { name: 'Roadside Pro', primary: '#5a6268' },
    })
    // As some editors write it.
    expect(readSettings({ BRAND_FILE: brandFile('\uFEFF{"name":"Roadside"}') }).brand.name).toBe('Roadside')
    for (const [written, why] of [
      ['{"primary":"pink"}', 'primary must be a colour'],
      ['{"alternateLogin":{"primary":"pink"}}', 'alternateLogin.primary must be a colour'],
      ['{"alternateLogin":{"logo":"x"}}', 'alternateLogin Unrecognized key: "logo"'],
    ] as const) {
      expect(() => readSettings({ BRAND_FILE: brandFile(written) })).toThrow(why)
    }
  })

  it('rules in it lie over the documents’ rules, and the help says that it takes them', () => {
    expect(readSettings({}).rules).toEqual(BUSINESS_RULES)
    const file = brandFile(
      '{"name":"Roadside","rules":{"impressions":{"perMile":300},"console":{"searchPauseMs":300}}}',
    )
    expect(readSettings({ BRAND_FILE: file })).toMatchObject({
      brand: { name: 'Roadside' },
      rules: {
        impressions: { ...BUSINESS_RULES.impressions, perMile: 300 },
        console: { searchPauseMs: 300 },
      },
    })
    expect(readSettings({ BRAND_FILE: file }).brand).not.toHaveProperty('rules')
    expect(settingsHelp()).toContain('JSON over the default brand and business rules')
  })

  it.each([
    ['rules.impressions.perMile must not be below 0', '{"rules":{"impressions":{"perMile":-1}}}'],
    ['rules.impressions Unrecognized key: "perKm"', '{"rules":{"impressions":{"perKm":1}}}'],
    ['rules.console.searchPauseMs must be above 0', '{"rules":{"console":{"searchPauseMs":0}}}'],
    ['rules.console Unrecognized key: "toastMs"', '{"rules":{"console":{"toastMs":1}}}'],
    ['rules Unrecognized key: "pay"', '{"rules":{"pay":1}}'],
    ['Unrecognized key: "rule"', '{"rule":{}}'],
  ])('a wrong rule stops the start with one line: %s', (line, content) => {
    const file = brandFile(content)
    const refusal = `BRAND_FILE: ${file} can't be used: ${line}`
    expect(() => readSettings({ BRAND_FILE: file })).toThrow(new WrongSetting(refusal))
  })

  it('are all in the help', () => {
    for (const name of ['PORT', 'DATABASE_URL', 'FAKE_NOW', 'BRAND_FILE'])
      expect(settingsHelp()).toContain(`  ${name}  `)
  })

  it.each([
    ['127.0.0.1', true, undefined, false],
    ['localhost', true, undefined, false],
    ['0.0.0.0', true, undefined, true],
    ['0.0.0.0', true, '1', false],
    ['0.0.0.0', false, undefined, false],
  ])('HOST %s with demo logins %s and permission %s is refused: %s', (HOST, demo, allow, refused) => {
    const check = () => refuseDemoOnNetwork(readSettings({ HOST, ALLOW_DEMO_ON_NETWORK: allow }), demo)
    if (refused) expect(check).toThrow(/^HOST: /)
    else expect(check).not.toThrow()
  })
})
