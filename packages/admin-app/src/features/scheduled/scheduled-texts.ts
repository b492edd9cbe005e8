import type { Texts } from '../../config/admin-feature'

/** What the documents don't word; their own texts stand in the SDK. */
export const SCHEDULED_PAGE_TEXTS = {
  scheduled: {
    title: 'Scheduled',
    search: 'Search scheduled messages',
    none_text: 'What is written now and goes out later waits here.',
    view_title: 'Scheduled message',
    reschedule: 'Reschedule',
    reschedule_named: 'Reschedule the message to %{name}',
    delete_named: 'Delete the message to %{name}',
    delete_title: 'Delete the message to %{name}?',
    moved: 'Message rescheduled',
    deleted: 'Scheduled message deleted',
    pictures: 'one picture |||| %{smart_count} pictures',
    pictures_only: 'Only pictures',
    blocked: 'It may not go out when its time comes.',
    facts: { to: 'To', number: 'Number', at: 'Goes out', by: 'Written by', pictures: 'Pictures' },
  },
} satisfies Texts
