import { describe, expect, it } from 'vitest'
import { attentionReasons, type VendorFacts } from './needs-attention'

const today = '2026-05-20'
const calm: VendorFacts = {
  openItems: [{ truck_problem_id: 8, truck_id: 5, pastTarget: false, bleeding: false }],
  pictureReporting: true,
  activeTrucks: [{ truck_id: 5, pictureApprovedOn: '2026-05-01' }],
  phoneBlocked: false,
}
const reasons = (over: Partial<VendorFacts>) => attentionReasons({ ...calm, ...over }, today)

describe('a vendor', () => {
  it('needs no attention while all is as it should be', () => {
    expect(reasons({})).toEqual([])
    expect(reasons({ openItems: [], activeTrucks: [] })).toEqual([])
  })

  it('needs it for an item past its target close date or with bleeding not stopped', () => {
    const item = { truck_problem_id: 8, truck_id: 5, pastTarget: true, bleeding: true }
    expect(reasons({ openItems: [{ ...item, bleeding: false }] })).toEqual([
      { reason: 'past-target', truck_problem_id: 8, truck_id: 5 },
    ])
    expect(reasons({ openItems: [item] }).map(({ reason }) => reason)).toEqual(['bleeding', 'past-target'])
  })

  it.each<[string | null, boolean]>([
    ['2026-05-01', false],
    ['2026-05-20', false],
    ['2026-04-30', true],
    ['2025-05-20', true],
    [null, true],
  ])('needs it for a truck on a campaign whose last picture was approved on %s: %s', (on, needs) => {
    const activeTrucks = [{ truck_id: 5, pictureApprovedOn: on }]
    expect(reasons({ activeTrucks })).toEqual(needs ? [{ reason: 'no-picture', truck_id: 5 }] : [])
    expect(reasons({ activeTrucks, pictureReporting: false })).toEqual([])
  })

  it('needs it for a blocked phone', () => {
    expect(reasons({ phoneBlocked: true })).toEqual([{ reason: 'phone-blocked' }])
  })

  it('shows every reason, the most urgent first', () => {
    const all = reasons({
      openItems: [{ truck_problem_id: 8, truck_id: 5, pastTarget: true, bleeding: true }],
      activeTrucks: [{ truck_id: 6, pictureApprovedOn: null }],
      phoneBlocked: true,
    })
    expect(all.map(({ reason }) => reason)).toEqual([
      'bleeding',
      'past-target',
      'phone-blocked',
      'no-picture',
    ])
  })
})
