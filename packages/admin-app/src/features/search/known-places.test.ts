import type { Role } from '@product/sdk/values'
import { describe, expect, it } from 'vitest'
import { resolveConfig } from '../../config/resolve-config'
import { FEATURES } from '../../features'
import { knownPlaces } from './known-places'

const admin = resolveConfig(FEATURES)
const place = (path: string) => ({ path, name: path, kind: 'kind' })
const recent = ['/drive/vendor/edit/3', '/advertise/campaign/edit/71', '/team/user/edit/2'].map(place)
const ofRole = (role: Role, pathname = '/home') =>
  knownPlaces(admin, { role, recent, pathname, translate: key => key.split('.').at(-1) ?? '' })
const addresses = (places: readonly { to: string }[]) => places.map(({ to }) => to)

describe('the places that need no search', () => {
  it('are those where the role may go', () => {
    expect(addresses(ofRole(3).recent)).toEqual(recent.map(({ path }) => path))
    expect(addresses(ofRole(2).recent)).toEqual(['/drive/vendor/edit/3'])
    expect(addresses(ofRole(2).pages)).not.toContain('/team')
    expect(addresses(ofRole(3).pages)).toContain('/team')
  })

  it('begin what the role may begin', () => {
    const all = ['new_campaign', 'new_client_user', 'new_vendor', 'import_fleet', 'compose', 'new_team_user']
    expect(ofRole(1).actions.map(({ name }) => name)).toEqual(all)
    expect(ofRole(2).actions.map(({ name }) => name)).toEqual(['new_vendor', 'import_fleet', 'compose'])
  })

  it('are pages of the sidebar and of links between features, each once', () => {
    const pages = addresses(ofRole(3).pages)
    expect(pages).toEqual(expect.arrayContaining(['/drive/payments', '/communication/templates']))
    expect(new Set(pages).size).toBe(pages.length)
    // Composing is an action.
    expect(pages).not.toContain('/communication/compose')
  })

  it('are others than the page that is open', () => {
    expect(addresses(ofRole(3, '/drive').pages)).not.toContain('/drive')
    expect(addresses(ofRole(3, '/drive/vendor/edit/3').recent)).not.toContain('/drive/vendor/edit/3')
  })
})
