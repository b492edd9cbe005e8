import type { ApiClient } from '@product/sdk/client'

/** A month as the server answers it. */
export type PaymentsAnswer = Awaited<ReturnType<ApiClient['payments']>>
