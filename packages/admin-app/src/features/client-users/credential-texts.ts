import type { Texts } from '../../config/admin-feature'

/** What the documents don't word; their own texts stand in the SDK. */
export const CREDENTIAL_PAGE_TEXTS = {
  credentials: {
    title: 'Credentials of %{name}',
    back: 'Client Users',
    no_user: 'There is no such client user',
    create: 'Create Credential',
    edit: 'Edit Credential',
    create_button: 'Create',
    update_button: 'Update',
    edit_named: 'Edit %{name}',
    delete_named: 'Delete %{name}',
    delete_title: 'Delete the credentials for %{name}?',
    list: 'List of credentials',
    empty: 'No credentials yet',
    empty_text: 'Add the people at this client whom you write to: an email is enough.',
  },
  resources: {
    credentials: {
      name: 'Credential |||| Credentials',
      fields: { name: 'Name', company: 'Company', email: 'Email' },
    },
  },
} satisfies Texts
