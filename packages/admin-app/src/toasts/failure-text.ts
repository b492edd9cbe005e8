/** What was attempted, on a line of its own, then why it failed; what is unknown is left out. */
export function failureText(error: unknown, failed?: string): string {
  const why = error instanceof Error ? error.message : ''
  return [failed, why].filter(Boolean).join('\n')
}
