export interface GarageDraft {
  name: string
  city: string
  bays: number
  note?: string
}

export interface Garage extends GarageDraft {
  id: number
}

async function call<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(`/roadside-api/garages${path}`, { credentials: 'include', ...init })
  const isAnswer = response.ok && response.headers.get('content-type')?.includes('json')
  if (!isAnswer) throw new Error(`The garages' service did not answer (status ${response.status}).`)
  // The business's own service: both sides are its own.
  return (await response.json()) as Answer
}

const sending = (method: string, garage: GarageDraft): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(garage),
})

/** The business's own service. */
export const garagesApi = {
  all: async (signal?: AbortSignal) => call<Garage[]>('', { signal }),
  one: async (id: string, signal?: AbortSignal) => call<Garage>(`/${id}`, { signal }),
  create: async (garage: GarageDraft) => call<Garage>('', sending('POST', garage)),
  update: async (id: string, garage: GarageDraft) => call<Garage>(`/${id}`, sending('PUT', garage)),
  remove: async (id: string) => call<{ id: number }>(`/${id}`, { method: 'DELETE' }),
}
