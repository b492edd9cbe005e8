import { expect, it } from 'vitest'
import { TRACKER_TEXTS, trackerChange } from './tracker-imei'

it.each([
  ['352099000000014', '352099000000014'],
  [' 35-209900-000001-4 ', '352099000000014'],
  ['', null],
  ['  ', null],
  [null, null],
])('an IMEI typed as %j is read as %j', (imei, read) => {
  expect(trackerChange.parse({ imei })).toEqual({ imei: read })
})

it.each(['35209900000001', '3520990000000145', '35209900000001a', '٣٥٢٠٩٩٠٠٠٠٠٠٠١٤', 352_099_000_000_014])(
  '%j is no IMEI',
  imei => {
    const issues = trackerChange.safeParse({ imei }).error?.issues
    expect(issues?.map(({ message }) => message)).toEqual([TRACKER_TEXTS.imei])
  },
)
