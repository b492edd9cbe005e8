import { expect, it } from 'vitest'
import { calendarIcs } from './calendar-ics'
import type { CalendarEvent } from './calendar-event'

const due: CalendarEvent = {
  kind: 'removal-due',
  day: '2026-12-31',
  payment_schedule_id: 9,
  truck_id: 5,
  truck_name: 'Box 5',
  license_plate: '8ABC123',
  vendor_name: 'Vega; Sons, Inc.\nVernon',
  campaign_id: 71,
  campaign_name: 'Summer Tour',
}
const written = (event: CalendarEvent) =>
  calendarIcs([event], { name: 'Haulboard', host: 'localhost', now: '2026-05-20T17:00:00.000Z' })

it('an event fills its day and ends on the next', () => {
  expect(written(due).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Haulboard//Production//EN',
    'CALSCALE:GREGORIAN',
    'X-WR-CALNAME:Haulboard',
    'BEGIN:VEVENT',
    'UID:removal-due-9@localhost',
    'DTSTAMP:20260520T170000Z',
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270101',
    'SUMMARY:Removal due: Box 5 (8ABC123)\\, Summer Tour',
    'DESCRIPTION:Vega\\; Sons\\, Inc.\\nVernon',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

it('no line is longer than 75 octets, and no character is cut', () => {
  const campaign_name = '🚚'.repeat(60)
  const text = written({ ...due, campaign_name })
  const sizes = text.split('\r\n').map(line => new TextEncoder().encode(line).length)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(75)
  expect(text.replaceAll('\r\n ', '')).toContain(campaign_name)
})

it('the end of a campaign names no truck', () => {
  const end = { ...due, kind: 'campaign-end', payment_schedule_id: null, truck_name: null } as const
  expect(written(end)).toContain('SUMMARY:Campaign ends: Summer Tour')
})
