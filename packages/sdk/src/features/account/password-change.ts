import { passwordProblem } from '../../nouns/people/password-rule'
import { ACCOUNT_TEXTS } from './account-texts'

/** What is wrong with a change of one's own password before it is sent, by field; empty where it may be. */
export function passwordChangeProblems(form: { present_password: string; password: string }): {
  present_password?: string
  password?: string
} {
  const password = passwordProblem(form.password)
  return {
    ...(form.present_password === '' && { present_password: ACCOUNT_TEXTS.presentMissing }),
    ...(password !== undefined && { password }),
  }
}
