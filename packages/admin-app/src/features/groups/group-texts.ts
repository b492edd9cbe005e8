import type { Texts } from '../../config/admin-feature'

/** What the documents don't word; their own texts stand in the SDK. */
export const GROUP_PAGE_TEXTS = {
  groups: {
    title: 'Groups',
    add: 'Create group',
    add_title: 'New custom group',
    add_button: 'Create',
    edit: 'Edit',
    edit_title: 'Edit custom group',
    update_button: 'Update',
    copy: 'Duplicate',
    copy_title: 'Duplicate as a custom group',
    copy_button: 'Duplicate',
    delete_title: 'Delete %{name}?',
    members: 'Contacts (%{count})',
    all: 'All groups',
    choose: 'Choose a group',
    choose_text: 'Its vendors and numbers show here.',
  },
  resources: {
    'message-groups': {
      name: 'Group |||| Groups',
      fields: { group_name: 'Name', vendors: 'Contacts' },
    },
  },
} satisfies Texts
