import { PAGE_RULES, rolesForPage } from '@product/sdk/nouns/people'
import { describe, expect, it } from 'vitest'
import { insideConsole, pathTo, PAGES, threadPath, wholePath } from './paths'

const asPattern = (page: string): string => `admin/${page.replaceAll(/:\w+/g, '*')}`

describe('the addresses of the console', () => {
  it('are those of the page rules, Home, and what the documents lack', () => {
    const rules = PAGE_RULES.map(({ pattern }) => pattern).filter(pattern => pattern.startsWith('admin/'))
    const ours = [
      PAGES.home,
      PAGES.account,
      PAGES.importFleet,
      PAGES.compose,
      PAGES.blast,
      PAGES.messageGroups,
      PAGES.messageTemplates,
      PAGES.scheduledMessages,
      PAGES.pictureReminders,
      PAGES.pictureBoard,
      PAGES.calendar,
    ]
    const others = Object.values(PAGES).filter(page => !ours.some(own => own === page))
    expect(others.map(asPattern).sort()).toEqual([...rules].sort())
  })

  it('are filled with ids and encoded texts', () => {
    expect(pathTo('campaigns')).toBe('/advertise')
    expect(pathTo('editCampaign', { id: 71 })).toBe('/advertise/campaign/edit/71')
    expect(pathTo('impersonateMap', { clientId: 4, campaignId: 71 })).toBe(
      '/advertise/client/impersonate/4/campaign/71/map',
    )
    expect(pathTo('thread', { vendorName: 'A/B & Sons', phoneNumber: '+13105550101', vendorId: 3 })).toBe(
      '/communication/A%2FB%20%26%20Sons/%2B13105550101/3',
    )
  })

  it('of a thread name its vendor, or the number where there is no name to write', () => {
    const thread = { name: 'A/B & Sons', phone_number: '+13105550101', vendor_id: 3 }
    expect(threadPath(thread)).toBe('/communication/A%2FB%20%26%20Sons/%2B13105550101/3')
    for (const name of [null, '', '..']) {
      expect(threadPath({ ...thread, name, vendor_id: null })).toBe(
        '/communication/%2B13105550101/%2B13105550101/-1',
      )
    }
  })

  it('are guarded by their whole address', () => {
    expect(rolesForPage(wholePath(pathTo('team')))).toEqual([1, 3])
    expect(wholePath('drive')).toBe('/dashboard/admin/drive')
  })

  it('lead inside only where the console answers', () => {
    expect(
      ['/dashboard/admin', '/dashboard/admin/drive', '/dashboard/map', '/dashboard/administration'].map(
        insideConsole,
      ),
    ).toEqual(['/', '/drive', undefined, undefined])
  })
})
