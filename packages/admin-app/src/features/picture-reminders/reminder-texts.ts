import type { Texts } from '../../config/admin-feature'

/** What the documents don't word; their own texts stand in the SDK. */
export const REMINDER_TEXTS = {
  reminders: {
    title: 'Picture reminders',
    choose: 'Choose vendors',
    check: 'Check the messages',
    search: 'Search vendors',
    select_all: 'Select All',
    deselect_all: 'Deselect All',
    all: 'Also vendors whose pictures of this month are there',
    vendors: 'Vendors',
    messages: 'Messages',
    none: 'Nobody has to be reminded',
    none_text: {
      missing: 'Vendors with picture reporting whose pictures of this month are missing show here.',
      all: 'Vendors with picture reporting and a truck on a running campaign show here.',
    },
    trucks: 'one truck |||| %{smart_count} trucks',
    no_number: 'no number',
    blocked: 'potentially blocked',
    asked: 'asked on %{time}',
    chosen: 'One vendor selected |||| %{smart_count} vendors selected',
    at_least_one: 'Select at least one vendor.',
    next: 'Next',
    go_back: 'Go Back',
    send: 'Send one reminder |||| Send %{smart_count} reminders',
    sent: 'The reminders are on their way.',
    progress: 'See how far',
  },
} satisfies Texts
