import { describe, expect, it } from 'vitest'
import { messageSegments } from './message-segments'
import { pictureRequestText, readReminders, reminderMessage, writeReminders } from './reminder-message'

const truck = (name: string, license_plate: string, campaign: string) => ({ name, license_plate, campaign })

it('the request names the product', () => {
  expect(pictureRequestText('Haulboard')).toBe(
    'Hi, this is Haulboard, please send pictures of all 4 sides of your truck/s + MUDFLAPS for this months picture reporting. Thank you!',
  )
})

describe('the trucks of a reminder', () => {
  it.each([
    ['T-1, 8ABC123, Summer Tour', [truck('T-1', '8ABC123', 'Summer Tour')]],
    [
      'T-1, 8ABC123, Summer Tour | T-2, 8ABC124, Fall, Winter',
      [truck('T-1', '8ABC123', 'Summer Tour'), truck('T-2', '8ABC124', 'Fall, Winter')],
    ],
    ['T-1, , Summer Tour', [truck('T-1', '', 'Summer Tour')]],
    ['T-1', [truck('T-1', '', '')]],
    ['', []],
    [' | ', []],
  ])('are read from "%s"', (reminders, trucks) => {
    expect(readReminders(reminders)).toEqual(trucks)
  })

  it('are read as they were written, whatever their names hold', () => {
    const written = writeReminders([
      truck('T|1, big', '8ABC 123', 'Fall, Winter | West'),
      truck('T-2', '', ''),
    ])
    expect(readReminders(written)).toEqual([
      truck('T 1 big', '8ABC 123', 'Fall, Winter West'),
      truck('T-2', '', ''),
    ])
  })
})

describe('the reminder of a vendor', () => {
  const trucks = (count: number) =>
    Array.from({ length: count }, (_, n) => truck(`T-${n}`, `8ABC${n}`, 'Summer Tour of the West'))

  it('lists the trucks with plate and campaign', () => {
    expect(reminderMessage('Haulboard', trucks(2))).toBe(
      'Hi, this is Haulboard, please send pictures of all 4 sides + MUDFLAPS for this months picture reporting of:\n- T-0, 8ABC0, Summer Tour of the West\n- T-1, 8ABC1, Summer Tour of the West\nThank you!',
    )
  })

  it('writes the dashes and quotes of names so that they cost nothing more', () => {
    const text = reminderMessage('Haulboard', [truck('T-1', '8ABC1', 'Vega — “Hi” – Driver’s Tour')])
    expect(text).toContain('- T-1, 8ABC1, Vega - "Hi" - Driver\'s Tour')
    expect(messageSegments(text).forcedBy).toEqual([])
  })

  it('leaves out what is not known', () => {
    expect(reminderMessage('Haulboard', [truck('T-1', '', 'Tour')])).toContain('\n- T-1, Tour\n')
  })

  it('never is longer than a message may be', () => {
    const lengths = [1, 30, 50, 90, 200].map(count => reminderMessage('Haulboard', trucks(count)))
    expect(lengths.every(text => text.length <= 1600)).toBe(true)
    expect(lengths[2]).toContain('\n- T-0, 8ABC0\n')
    expect(lengths[4]).toBe(pictureRequestText('Haulboard'))
  })

  it('is the plain request where no truck is known', () => {
    expect(reminderMessage('Haulboard', [])).toBe(pictureRequestText('Haulboard'))
  })
})
