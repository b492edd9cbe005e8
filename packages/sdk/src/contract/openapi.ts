import { z } from 'zod'
import { groupBy } from '../values/group-by'
import { ROLE_NAMES } from '../values/role'
import { API_ERROR_STATUS, type ApiErrorCode } from './api-error'
import type { Access, Endpoint, Endpoints } from './endpoint'

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

/** Who may call, as one line for people: "Administrator, Owner; own: Client". */
export function accessText(access: Access): string {
  if (access === 'any') return 'anyone, without a session'
  if (access === 'device') return 'a truck, with its token'
  const names = (roles: readonly (keyof typeof ROLE_NAMES)[]) =>
    roles.map(role => ROLE_NAMES[role]).join(', ')
  return [names(access.all), access.own?.length ? `own: ${names(access.own)}` : ''].filter(Boolean).join('; ')
}

/** Every code the endpoint can answer with. */
export function errorCodes(endpoint: Endpoint): ApiErrorCode[] {
  const common: ApiErrorCode[] = ['malformed', 'too_many', 'server']
  const session: ApiErrorCode[] = typeof endpoint.access === 'object' ? ['no_session', 'forbidden'] : []
  const byId: ApiErrorCode[] = endpoint.path.includes('{') ? ['not_found'] : []
  return [...new Set([...common, ...session, ...byId, ...(endpoint.errors ?? [])])]
}

function parameters(endpoint: Endpoint) {
  const list = (place: 'path' | 'query', fields: Endpoint['params']) => {
    if (!fields) return []
    const schema = z.toJSONSchema(fields, { io: 'input', unrepresentable: 'any' })
    return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
      name,
      in: place,
      required: place === 'path' || (schema.required ?? []).includes(name),
      schema: property,
    }))
  }
  return [...list('path', endpoint.params), ...list('query', endpoint.query)]
}

const CONTENT_TYPES = {
  json: 'application/json',
  multipart: 'multipart/form-data',
  form: 'application/x-www-form-urlencoded',
}

const ERROR = { $ref: '#/components/schemas/Error' }

const errorSchema = (codes: readonly ApiErrorCode[], { stored }: Endpoint) =>
  stored && codes.includes('conflict')
    ? { allOf: [ERROR, { type: 'object', properties: { stored: jsonSchema(stored, 'output') } }] }
    : ERROR

function operation(name: string, endpoint: Endpoint) {
  const errors = [...groupBy(errorCodes(endpoint), code => API_ERROR_STATUS[code])]
    .sort(([a], [b]) => a - b)
    .map(([status, codes]) => [
      String(status),
      {
        description: codes.join(', '),
        content: { 'application/json': { schema: errorSchema(codes, endpoint) } },
      },
    ])
  return {
    operationId: name,
    summary: endpoint.summary,
    description: `Roles: ${accessText(endpoint.access)}.`,
    ...(typeof endpoint.access === 'object' ? {} : { security: [] }),
    parameters: parameters(endpoint),
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: {
          [CONTENT_TYPES[endpoint.bodyKind ?? 'json']]: { schema: jsonSchema(endpoint.body, 'input') },
        },
      },
    }),
    responses: {
      200: {
        description: 'Done',
        content: endpoint.answersFile
          ? { '*/*': { schema: { type: 'string', format: 'binary' } } }
          : { 'application/json': { schema: jsonSchema(endpoint.answer, 'output') } },
      },
      ...Object.fromEntries(errors),
    },
  }
}

const ERROR_SCHEMA = {
  type: 'object',
  required: ['message', 'code'],
  properties: {
    message: { type: 'string', description: 'Fit to be shown to the user' },
    code: { enum: Object.keys(API_ERROR_STATUS) },
    issues: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'A text for each field',
    },
    request_id: { type: 'string' },
    stored: { description: 'With conflict on a stale edit: the record as it is stored now' },
  },
}

/** The OpenAPI 3.1 document of a set of endpoints. */
export function openapi(endpoints: Endpoints, about: { title: string; version: string; baseUrl: string }) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = (paths[endpoint.path] ??= {})
    path[endpoint.method.toLowerCase()] = operation(name, endpoint)
  }
  return {
    openapi: '3.1.0',
    info: { title: about.title, version: about.version },
    servers: [{ url: about.baseUrl }],
    security: [{ cookie: [] }, { bearer: [] }],
    paths,
    components: {
      schemas: { Error: ERROR_SCHEMA },
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'session' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
  }
}
