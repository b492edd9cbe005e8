import { openapi } from '@product/sdk/api'
import type { Endpoint } from '@product/sdk/contract'
import { docsPage } from './docs-page'

interface Described {
  /** The OpenAPI document. */
  json: string
  /** The same for people, HTML. */
  page: string
}

/** The API's description, made when it is first asked for: it takes a tenth of a second, and never changes. */
export function describedOnce(endpoints: Readonly<Record<string, Endpoint>>, title: string): () => Described {
  let made: Described | undefined
  const make = (): Described => {
    const document = openapi(endpoints, { title, version: '1', baseUrl: '/api' })
    return { json: JSON.stringify(document), page: docsPage(document) }
  }
  return () => (made ??= make())
}
