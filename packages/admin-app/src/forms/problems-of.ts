import { plainIssue } from '@product/sdk/contract'
import type { Fields } from './changed-fields'
import type { SaveProblems } from './RecordForm'

/** What a form needs of one of the SDK's schemas; the schema library itself stays behind the SDK. */
interface FormSchema {
  safeParse(
    values: unknown,
    words: { error: typeof plainIssue },
  ): {
    error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] }
  }
}

/** Checks a form by the schema that the server checks it by: the first problem of each field, none where all is well. */
export const problemsOf =
  (schema: FormSchema) =>
  (values: Fields): SaveProblems => {
    const problems: SaveProblems = {}
    for (const { path, message } of schema.safeParse(values, { error: plainIssue }).error?.issues ?? []) {
      const [field = 'form'] = path
      problems[String(field)] ??= message
    }
    return problems
  }
