import { rolesForPage } from '@product/sdk/nouns/people'
import type { Role } from '@product/sdk/values'
import { matchPath } from 'react-router'
import { mayDo } from '../data/who-may'
import { wholePath } from '../paths'
import type { ResolvedAdmin } from './resolve-config'

/**
 * Whether a role may open an address of the console: by the SDK's page rules, else by the page's own roles, else, for
 * a resource with pages of react-admin, by who may list it. An address that nothing answers is open: it says so itself.
 */
export function mayEnter(
  admin: Pick<ResolvedAdmin, 'pages' | 'resources'>,
  path: string,
  role: Role,
): boolean {
  const roles = rolesForPage(wholePath(path))
  if (roles) return roles.includes(role)
  const page = admin.pages.find(page => matchPath(`/${page.path}`, path) !== null)
  if (page?.roles) return page.roles.includes(role)
  const [, first = ''] = path.split('/')
  const resource = admin.resources[first]
  return resource?.pages === undefined || mayDo(resource.endpoints, 'list', role)
}
