export const ACCOUNT_TEXTS = {
  presentMissing: 'Your present password must be provided',
  presentWrong: 'This is not your present password.',
  tooManyTries: 'There were too many wrong tries. Please try again later.',
  changed: 'Your password was changed.',
} as const
