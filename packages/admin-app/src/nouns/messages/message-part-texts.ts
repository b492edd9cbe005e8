import type { Texts } from '../../config/admin-feature'

/** What the documents don't word of the parts that write messages; each page that has one brings them along. */
export const MESSAGE_PART_TEXTS = {
  messages: {
    way_back: 'Way back',
    threads: 'Communication',
    use_in_compose: 'Use in compose',
    groups: {
      kinds: 'Kinds of groups',
      search: 'Search groups',
      count: '%{smart_count} contact |||| %{smart_count} contacts',
      kind: {
        campaign: 'Campaign',
        city: 'City',
        vendors_on_campaign: 'Vendors on Campaign',
        custom: 'Custom',
      },
      none: {
        campaign: 'No running campaign',
        city: 'No city yet',
        vendors_on_campaign: 'No vendors on a campaign',
        custom: 'No custom group yet',
      },
      none_text: {
        campaign: 'The vendors of every running campaign make a group here.',
        city: 'The vendors of every city make a group here.',
        vendors_on_campaign: 'Vendors with a truck on a campaign make a group here, month by month.',
        custom: 'Vendors and numbers that are written to together can be kept as a group.',
      },
    },
    images: {
      title: 'Upload Image',
      drop: 'Drop pictures here, or',
      choose: 'Choose pictures',
      chosen: 'Chosen pictures',
      compressing: 'Compressing',
      remove: 'Take %{name} out',
      size: '%{size} of %{most}',
      uploading: 'Uploading',
      upload: 'Upload',
    },
    vendors: {
      title: 'Search/Select Vendor',
      search: 'Search vendor',
      help: 'Type a name, Enter searches at once.',
      no_number: 'No number',
    },
    templates: {
      title: 'Templates',
      pick: 'Choose a template',
      search: 'Search templates',
      none: 'No template yet',
      none_text: 'Texts that are written often can be kept here.',
    },
    numbers: {
      label: 'Type numbers',
      refused: '%{text} is not accepted.',
      correctable: '%{text} is not written in an accepted form.',
      mend: 'Mend it',
      drop: 'Drop %{text}',
    },
    members: {
      more: 'Show %{count} more',
      remove: 'Take %{name} out',
    },
    schedule: {
      title: 'Schedule Send',
      at: 'Date and time in Los Angeles',
      window: 'From %{first} to %{last}, Los Angeles time.',
      quick: 'Quick choices',
      here: 'By your clock: %{time}',
      soon: 'Soon: %{time}',
      this_afternoon: 'This afternoon: %{time}',
      tomorrow_morning: 'Tomorrow morning: %{time}',
      tomorrow_afternoon: 'Tomorrow afternoon: %{time}',
      monday_morning: 'Monday morning: %{time}',
      button: 'Schedule',
    },
    count: {
      characters: '%{smart_count} character |||| %{smart_count} characters',
      segments: '%{smart_count} segment |||| %{smart_count} segments',
      with_pictures: 'picture message',
      forced_by: 'dear because of %{characters}',
      too_long: '%{count} of at most %{most} characters',
    },
  },
} satisfies Texts
