/** Spec: client dashboard, 2. */
export const TEAM_USER_LABELS: Readonly<Record<string, string>> = {
  name: 'Name',
  email: 'Email',
  privilege_id: 'Privilege / Role',
  password: 'Password',
}
