import { CLIENT_USER_FIELDS } from '@product/sdk/nouns/people'
import type { Texts } from '../../config/admin-feature'
import { fieldLabels } from '../../fields/field-labels'

/** What the documents don't word; their own texts stand in the SDK. */
export const CLIENT_USER_TEXTS = {
  client_users: {
    create: 'Create Client User',
    edit: 'Edit Client User',
    create_button: 'Create',
    update_button: 'Update',
    edit_named: 'Edit %{name}',
    delete_named: 'Delete %{name}',
    delete_many:
      'Are you sure you want to delete this Client User? |||| Are you sure you want to delete these %{smart_count} Client Users?',
    delete_many_text: '%{names}. This Action is irreversible!',
    deleted_many: 'One account was deleted. |||| %{smart_count} accounts were deleted.',
    credentials_named: 'Credentials of %{name}',
    list: 'List of client users',
    empty: 'No client users yet',
    empty_text: 'Create one with the form: an email, a picture and a password are enough.',
    password: 'Password',
    password_rule: 'At least %{count} characters.',
    keep_password: 'Leave it blank to keep the password.',
    picture: 'Picture',
  },
  resources: {
    'client-users': {
      name: 'Client user |||| Client users',
      fields: {
        ...fieldLabels(CLIENT_USER_FIELDS),
        campaigns: 'Campaigns',
        user_id: 'Id',
        last_login_at: 'Last login',
        password: 'Password',
      },
    },
  },
} satisfies Texts
