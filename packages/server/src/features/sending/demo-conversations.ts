/** One text of a conversation of the demo. */
export interface DemoText {
  from: 'staff' | 'vendor'
  text: string
  /** Hours since the text before it. */
  after: number
  /** Pictures that come with it. */
  pictures?: number
  /** What became of it, where it did not arrive. */
  failed?: { status: 'failed' | 'undelivered'; code: number }
}

export interface DemoConversation {
  texts: readonly DemoText[]
  unread?: true
  starred?: true
  accounting?: true
  /** Staff asked for the pictures of the month. */
  pictures?: true
}

const staff = (text: string, after = 1, failed?: DemoText['failed']): DemoText => ({
  from: 'staff',
  text,
  after,
  ...(failed && { failed }),
})
const vendor = (text: string, after = 1, pictures = 0): DemoText => ({
  from: 'vendor',
  text,
  after,
  pictures,
})

/** What staff and vendors write each other; vendors of the demo take turns. */
export const DEMO_CONVERSATIONS: readonly DemoConversation[] = [
  {
    texts: [
      staff(
        'Hi, please send pictures of all 4 sides of your truck/s + MUDFLAPS for this months picture reporting.',
        72,
      ),
      vendor('Here they are', 5, 4),
      staff('Thank you! The back side is a little blurry, could you send that one once more?', 2),
      vendor('Tomorrow morning, it is dark already', 1),
      vendor('Better?', 14, 1),
      staff('Perfect, thanks!', 1),
    ],
    pictures: true,
  },
  {
    texts: [
      vendor('Good morning, when does the payment for last month come?', 50),
      staff('Good morning! It went out on Friday, it should be there tomorrow.', 2),
      vendor('Thanks 👍', 1),
      vendor('It is here. The second truck is missing though?', 26),
    ],
    unread: true,
    accounting: true,
  },
  {
    texts: [
      staff('Can the truck be at our yard on Saturday at 9 AM? It takes two hours.', 30),
      vendor('Saturday works', 3),
      vendor('Which yard, Vernon or Compton?', 1),
      staff('Vernon, gate 4.', 1),
    ],
    starred: true,
  },
  {
    texts: [
      staff('Did the wind do anything to the left panel?', 90),
      vendor('A corner came loose, I taped it', 4, 1),
      staff('Thank you, we will send somebody next week.', 1),
    ],
  },
  {
    texts: [
      vendor('Truck is in the shop until Thursday', 12),
      staff('Noted, thanks for telling us. Please text when it is back on the road.', 1),
      vendor('ok', 1),
      vendor('ok', 0.02),
    ],
    unread: true,
  },
  {
    texts: [
      staff('We have a new campaign in your area. Which of your trucks are free next month?', 40),
      vendor('¿Cuánto pagan por mes?', 6),
      staff('El precio depende del tamaño del camión. Le llamo mañana.', 2),
    ],
    starred: true,
  },
  {
    texts: [staff('Hi, please call us about the new schedule.', 60, { status: 'undelivered', code: 30_006 })],
  },
  {
    texts: [staff('Please send pictures for this month.', 100), vendor('STOP', 2)],
  },
  {
    texts: [
      staff('Please send the mileage of last week.', 28),
      vendor('1,240 on the long one, 810 on the box truck', 8),
      staff('Great, thank you!', 1),
      staff('One more thing: is the new plate on already?', 3, { status: 'undelivered', code: 30_003 }),
    ],
  },
]
