import type { Texts } from '../../config/admin-feature'

/** What the documents don't word; their own texts stand in the SDK. */
export const TEAM_TEXTS = {
  team: {
    visit: {
      title: 'What others changed',
      all: 'Activity Log',
      since: 'Since your last visit, %{moment}',
      nothing: 'Nothing changed since then',
      deeds: '1 change before it |||| %{smart_count} changes before it',
      more: '1 more record in the log |||| %{smart_count} more records in the log',
    },
    users: 'Active Users',
    activity: 'Activity Log',
    create: '+ Create New User',
    edit: 'Edit',
    edit_named: 'Edit %{name}',
    edit_title: '%{title}: %{name}',
    create_button: 'Create',
    update_button: 'Update',
    delete_title: 'Delete %{name}?',
    delete_text: 'This action is irreversible. Their sessions end at once.',
    keep_password: 'Leave it blank to keep the password.',
    no_activity: 'Nothing is on record yet',
    no_activity_text: 'What the team creates, changes and deletes shows here, the latest first.',
    password_rule: 'At least %{count} characters.',
    gone: 'This user is not on the team any more.',
    changed: '%{smart_count} field |||| %{smart_count} fields',
    show_changes: '%{fields} changed: %{action}',
    parts: 'What it consisted of: %{smart_count} record |||| What it consisted of: %{smart_count} records',
    more_parts: 'Show more',
    parts_failed: 'The records could not be loaded',
    what_changed: 'What changed',
    field: 'Field',
    before: 'Before',
    after: 'After',
    nothing: 'nothing',
    yes: 'Yes',
    no: 'No',
  },
  resources: {
    'team-users': {
      name: 'Team user |||| Team users',
      fields: {
        user_id: 'id',
        name: 'User',
        email: 'Email',
        privilege_id: 'Privilege Rights',
        last_login_at: 'Last Login',
      },
    },
    activity: {
      name: 'Activity |||| Activity',
      fields: {
        user: 'User',
        privilege_id: 'Privilege Rights',
        action: 'Action',
        timestamp: 'Date',
        changes: 'Changes',
      },
    },
  },
} satisfies Texts
