import { BUSINESS_RULES } from '@product/sdk/business-rules'
import { DEFAULT_BRAND } from '@product/sdk/values'
import { describe, expect, it } from 'vitest'
import { securityHeaders } from './security-headers'

const settings = { publicUrl: 'https://console.example.com', brand: DEFAULT_BRAND, rules: BUSINESS_RULES }

describe('every answer', () => {
  it('lets a page run no script but ours, be framed by nobody, and tell other sites of no address', () => {
    const headers = securityHeaders(settings)
    const policy = headers['content-security-policy']?.split('; ')
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'self'",
        "script-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ]),
    )
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  })

  it('holds browsers to https for a year, under https only', () => {
    const name = 'strict-transport-security'
    expect(securityHeaders(settings)[name]).toBe('max-age=31536000; includeSubDomains')
    expect(securityHeaders({ ...settings, publicUrl: 'http://127.0.0.1:3000' })[name]).toBeUndefined()
  })

  it('opens the origin of a map style from elsewhere, for pictures and fetches and for no script', () => {
    const mapStyleUrl = 'https://maps.example.net/style.json'
    const policy = securityHeaders({ ...settings, mapStyleUrl })['content-security-policy']?.split('; ') ?? []
    const opened = policy.filter(line => line.includes('https://maps.example.net'))
    expect(opened.map(line => line.split(' ')[0])).toEqual(['img-src', 'connect-src', 'font-src'])
  })
})
