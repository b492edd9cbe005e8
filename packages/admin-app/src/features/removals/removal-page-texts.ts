import type { Texts } from '../../config/admin-feature'

const fields = {
  vendor_name: 'Vendor',
  vendor_city: 'City',
  truck_name: 'Truck',
  license_plate: 'License plate',
  campaign_name: 'Campaign',
  payment_schedule_end_date: 'Payment end date',
  days_left: 'Days left',
  removed_date: 'Removed on',
  removal_notes: 'Notes',
}

/** What the documents don't word; their own texts stand in the SDK. */
export const REMOVAL_PAGE_TEXTS = {
  removals: {
    counts: 'Removals at a glance',
    count_overdue: 'overdue',
    count_this_week: 'due within 7 days',
    count_upcoming: 'upcoming',
    count_completed: 'completed',
    days_left: '%{smart_count} day left |||| %{smart_count} days left',
    days_over: '%{smart_count} day over |||| %{smart_count} days over',
    last_day: 'last day',
    edit_named: 'Edit the removal of %{name}',
    review_named: 'Review the removal of %{name}',
    removal_date: 'Actual removal date',
    date_help: 'Pick the day on which the artwork came off to mark it as removed.',
    notes: 'Notes',
    picture: 'Picture',
    picture_alt: 'The truck after the removal',
    picture_drop: 'Drop a picture here',
    picture_replace: 'Drop another picture here',
    picture_choose: 'Choose a picture',
    picture_remove: 'Remove picture',
    picture_sending: 'The picture is being sent',
    early_title: 'End the payment schedule early?',
    early_text: 'It was to end on %{was} and will end on %{becomes}. A note about it is added.',
    early_confirm: 'End early',
    restore: 'Restore the end of the payment schedule, %{date}',
    empty_upcoming: 'Nothing to remove',
    empty_upcoming_text:
      'A removal appears here by itself 30 days before its payment schedule ends, and stays until it is done.',
    empty_completed: 'Nothing removed yet',
    empty_completed_text: 'Removals that are marked as done are kept here.',
  },
  resources: {
    'upcoming-removals': { name: 'Upcoming removal |||| Upcoming removals', fields },
    'completed-removals': { name: 'Completed removal |||| Completed removals', fields },
  },
} satisfies Texts
