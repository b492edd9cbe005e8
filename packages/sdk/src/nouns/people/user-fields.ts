import { z } from 'zod'
import { type Role, readRole } from '../../values/role'
import { passwordProblem } from './password-rule'

/** What answers call a privilege: one of the five. */
export const privilege = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)])

export const PRIVILEGE_MISSING = 'Please choose a privilege.'

/** A privilege in a body: a select may send it as text. */
export const privilegeField = z
  .union([z.number(), z.string()], { error: PRIVILEGE_MISSING })
  .transform((value, context): Role => {
    const role = readRole(value)
    if (role !== undefined) return role
    context.addIssue({ code: 'custom', message: PRIVILEGE_MISSING })
    return z.NEVER
  })

/** The password of a new account. */
export const newPassword = z.string({ error: passwordProblem('') }).superRefine((password, context) => {
  const message = passwordProblem(password)
  if (message !== undefined) context.addIssue({ code: 'custom', message })
})

/** The password of an account that has one: blank or absent leaves it as it is. */
export const changedPassword = z
  .string()
  .nullish()
  .superRefine((password, context) => {
    const message = password ? passwordProblem(password) : undefined
    if (message !== undefined) context.addIssue({ code: 'custom', message })
  })
