import type { Role } from '@product/sdk/values'
import { describe, expect, it } from 'vitest'
import { mayEnter } from '../config/may-enter'
import { resolveConfig } from '../config/resolve-config'
import { FEATURES } from '../features'
import { ENGLISH } from '../texts/english'
import { activeEntry, sidebarTree } from './sidebar-tree'

const admin = resolveConfig(FEATURES)
const text = (key: string): string =>
  key.split('.').reduce<unknown>((at, part) => Reflect.get(Object(at), part), ENGLISH) as string

const seenBy = (role: Role) =>
  sidebarTree(admin.sidebar.filter(({ path }) => mayEnter(admin, `/${path}`, role))).map(
    ({ entry, children }) =>
      children.length === 0
        ? text(entry.label)
        : [text(entry.label), ...children.map(child => text(child.label))],
  )

const OPERATIONS = [
  'Communication',
  ['Production', 'Removals', 'Available Inventory', 'Print Order Sheet', 'Install Guide Sheet', 'Calendar'],
  'Fix List',
]

describe('the sidebar', () => {
  it.each([1, 3] as const)('shows role %i everything', role => {
    expect(seenBy(role)).toEqual([
      'Home',
      ['Advertise', 'Client Users', 'Backdate Selection'],
      ['Drive', 'Macros', 'Payments'],
      ...OPERATIONS,
      'Team',
    ])
  })

  it('shows role 2 neither Advertise nor Team nor Macros', () => {
    expect(seenBy(2)).toEqual(['Home', ['Drive', 'Payments'], ...OPERATIONS])
  })

  it('shows role 5 only Communication', () => {
    expect(seenBy(5)).toEqual(['Communication'])
  })

  it('gives every entry a letter of its own', () => {
    const letters = admin.sidebar.map(({ letter }) => letter)
    expect(new Set(letters).size).toBe(letters.length)
  })
})

describe('the entry that is marked', () => {
  it.each([
    ['/advertise', 'advertise'],
    ['/advertise/campaign/edit/71', 'advertise'],
    ['/advertise/user', 'client-users'],
    ['/advertise/user/3/credential', 'client-users'],
    ['/drive/vendor/truck/edit/3', 'drive'],
    ['/drive/payments', 'payments'],
    ['/driveway', undefined],
    ['/', undefined],
  ])('at %s is %s', (path, name) => {
    expect(activeEntry(admin.sidebar, path)).toBe(name)
  })
})
