import type { Texts } from '../../config/admin-feature'

/** What the documents don't word; their own texts stand in the SDK. */
export const TEMPLATE_PAGE_TEXTS = {
  templates: {
    add: 'Add New',
    add_title: 'New template',
    add_button: 'Add',
    edit: 'Edit',
    edit_title: 'Edit template',
    update_button: 'Update',
    delete_title: 'Delete %{name}?',
    saved: 'Template added',
    updated: 'Template updated',
    deleted: 'Template deleted',
    all: 'All templates',
    by: 'By %{name}',
    choose: 'Choose a template',
    choose_text: 'Its whole text shows here.',
    variables: 'Filled in for each recipient: %{names}',
  },
  resources: {
    'message-templates': {
      name: 'Template |||| Templates',
      fields: {
        template_name: 'Name',
        template_body: 'Text',
        template_created_by: 'Created by',
      },
    },
  },
} satisfies Texts
