import { createElement } from 'react'
import { useAdmin } from '../config/runtime'
import type { ResourceFormProps } from '../config/admin-feature'

/** The form of a resource: the feature's own, or the one that a configuration put in its place. */
export function ResourceForm({ resource, mode }: ResourceFormProps & { resource: string }) {
  const form = useAdmin().resources[resource]?.form
  if (!form) throw new Error(`The resource "${resource}" has no form.`)
  return createElement(form, { mode })
}
