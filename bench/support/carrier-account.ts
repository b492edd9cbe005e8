/** Where the carrier believes that the servers of a benchmark are: what it signs. */
export const PUBLIC_URL = 'http://127.0.0.1'

export const BENCH_ACCOUNT = { accountSid: `AC${'0'.repeat(32)}`, authToken: 'token' }
