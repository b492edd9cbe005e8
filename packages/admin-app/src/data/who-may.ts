import { endpointRoles } from '@product/sdk/client'
import type { Role } from '@product/sdk/values'
import type { Access, ResourceEndpoints } from './resource-endpoints'

const mayUse = (access: Access, role: Role): boolean =>
  (typeof access === 'string' ? endpointRoles[access] : access).includes(role)

/** react-admin's words for an action, as the resource's. */
const ACTIONS = {
  list: 'list',
  show: 'one',
  edit: 'update',
  create: 'create',
  delete: 'remove',
  export: 'list',
} as const

export type ActionName = keyof typeof ACTIONS

const isAction = (action: string): action is ActionName => action in ACTIONS

/** Whether a role may do something with a resource. What a page offers is read off the contract; the server decides. */
export function mayDo(endpoints: ResourceEndpoints | undefined, action: string, role: Role): boolean {
  if (!endpoints || !isAction(action)) return false
  const found = endpoints[ACTIONS[action]]
  return found !== undefined && mayUse(found.access, role)
}
