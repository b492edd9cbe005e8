import { expect, it } from 'vitest'
import { storyLine, storyLines } from './story-payments'
import { remarksOf } from './why-not-ready'

it('each reason leads to where it is mended', () => {
  expect(storyLines.map(line => remarksOf(line).map(({ name, mend }) => [name, mend]))).toEqual([
    [],
    [
      ['days-not-tracked', { to: '/drive/vendor/truck/edit/5' }],
      ['no-pictures', { to: '/drive/vendor/truck/edit/5' }],
      ['open-fix-items', { to: '/drive/vendor/truck/edit/5' }],
      ['removed-early', { schedule: '5-2' }],
      ['overlap', { schedule: '5-1' }],
    ],
    [['open-fix-items', { to: '/fixlist?item=8' }]],
    [['no-vendor', { to: '/drive/vendor/truck/edit/7' }]],
  ])
})

it('a line that still runs says until when', () => {
  const [line] = storyLine({ not_ready: [{ reason: 'still-running', until: '2020-09-30' }] })
  expect(line && remarksOf(line)).toEqual([
    { name: 'still-running', args: { day: '09/30/2020' }, mend: { schedule: '5-1' } },
  ])
})
