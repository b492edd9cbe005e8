import { type FixListFields, fixListFields } from '@product/sdk/nouns/fix-list'
import { addDays, type Day, losAngelesDay } from '@product/sdk/values'
import { inTurn } from '../../demo/demo-fleet'
import type { DemoWorld } from '../../demo/demo-world'
import { insertFixListItems } from '../../nouns/fix-list/fix-list-store'
import { teamUsers } from '../../nouns/people/account-store'
import { checkedItem } from './checked-item'

interface DemoItem {
  truck: number
  description: string
  /** Days before today. */
  identified: number
  /** Days after today; below 0: past it. */
  due: number
  bleeds?: true
  reprints?: true
  solution?: string
  /** Turns of the admin list; absent: nobody. */
  owner?: number
  /** Days before today on which it was closed. */
  closedAgo?: number
}

/** Every state that an item can be in. */
const DEMO_ITEMS: readonly DemoItem[] = [
  { truck: 1, description: 'Left panel torn along the lower edge', identified: 12, due: -3, bleeds: true },
  {
    truck: 4,
    description: 'Back door artwork peels at the hinge',
    identified: 20,
    due: -6,
    reprints: true,
    owner: 1,
    solution: 'Reprint ordered, install on the next free Saturday.',
  },
  {
    truck: 6,
    description: 'Rail screws loose, panel rattles',
    identified: 2,
    due: 5,
    bleeds: true,
    owner: 2,
  },
  { truck: 9, description: 'Graffiti on the right side', identified: 4, due: 0, owner: 0 },
  {
    truck: 14,
    description: 'Over cab panel cracked\nSeen on the pictures of both weeks: the crack grows.',
    identified: 9,
    due: 11,
    bleeds: true,
    reprints: true,
  },
  { truck: 22, description: 'Colours faded', identified: 30, due: 30, owner: 1 },
  { truck: 31, description: 'Frame bent after parking damage', identified: 6, due: 8, owner: 0 },
  { truck: 47, description: 'Tape shows at the front edge', identified: 1, due: 14 },
  {
    truck: 2,
    description: 'Right panel torn',
    identified: 60,
    due: -38,
    reprints: true,
    owner: 0,
    solution: 'Panel replaced.',
    closedAgo: 40,
  },
  { truck: 4, description: 'Side rail missing', identified: 50, due: -30, owner: 1, closedAgo: 28 },
  {
    truck: 17,
    description: 'Lift gate scratches the back panel',
    identified: 35,
    due: -10,
    solution: 'Moved the panel by two inches.',
    closedAgo: 12,
  },
  { truck: 1, description: 'Corner lifted', identified: 15, due: -7, owner: 2, closedAgo: 8 },
]

function fieldsOf(item: DemoItem, today: Day, owners: readonly number[]): FixListFields {
  const { truck, description, identified, due, bleeds, reprints, solution, owner, closedAgo } = item
  return fixListFields.parse({
    truck_id: truck,
    description,
    date_identified: addDays(today, -identified),
    target_close_date: addDays(today, due),
    bleeding_stopped: !bleeds,
    reprint_ordered: reprints ?? false,
    solution,
    product_owner_id: owner === undefined ? null : inTurn(owners, owner),
    closed: closedAgo !== undefined,
    date_closed: closedAgo === undefined ? null : addDays(today, -closedAgo),
  })
}

/** What is and was wrong with trucks of the demo, checked as the page's own items are. */
export async function addDemoFixList({ tx, now }: DemoWorld): Promise<void> {
  const today = losAngelesDay(now)
  const owners = (await teamUsers(tx)).map(({ user_id }) => user_id)
  for (const item of DEMO_ITEMS) {
    const fields = fieldsOf(item, today, owners)
    await insertFixListItems(tx, [{ ...(await checkedItem(tx, null, fields, now)), created_at: now }])
  }
}
