import { createApiClient } from '@product/sdk/client'
import type { Role } from '@product/sdk/values'
import type { HomeWidget } from '../config/admin-feature'
import { fakeFetch } from './fake-fetch'

/** Noon in Los Angeles on 10 March 2025. */
const NOW = Date.UTC(2025, 2, 10, 19)

/** What a list of the home page shows on 10 March 2025 when the server answers so: id, reason, number, link, urgent. */
export async function todosOf(widget: HomeWidget, answers: Record<string, unknown>, role: Role = 1) {
  const { fetch } = fakeFetch(({ path }) => ({ body: answers[path.split('?')[0] ?? ''] ?? {} }))
  const api = createApiClient({ baseUrl: '/api', fetch })
  const items = await widget.load(api, { now: NOW, role, signal: new AbortController().signal })
  return items.map(({ id, reason, args, to, urgent = false }) => [id, reason, args?.smart_count, to, urgent])
}
