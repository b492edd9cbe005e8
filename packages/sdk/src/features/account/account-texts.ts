export const ACCOUNT_TEXTS = {
  presentMissing: 'Your present password must be provided',
  presentWrong: 'This is not your present password.',
  changed: 'Your password was changed.',
} as const
