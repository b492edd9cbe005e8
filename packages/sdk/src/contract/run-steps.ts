import { ApiError } from './api-error'
import type { CallInput, Endpoints } from './endpoint'

/**
 * One call of an ordered plan. Its input may depend on the answers of the steps before it, by position: the id of a
 * record that the first step makes, for instance.
 */
export type Step<Api extends Endpoints, Edit> = {
  [Name in keyof Api & string]: {
    call: Name
    input: CallInput<Api[Name]> | ((answers: readonly unknown[]) => CallInput<Api[Name]>)
    /** Which of the user's edits this step carries out. */
    edits: readonly Edit[]
  }
}[keyof Api & string]

export interface StepsOutcome<OneStep> {
  /** In the order in which they were sent. */
  done: OneStep[]
  answers: unknown[]
  /** The step that was refused or didn't reach the server; those after it were not sent. */
  failed?: { step: OneStep; error: ApiError; notSent: OneStep[] }
}

/**
 * Sends the steps one after the other and stops at the first failure. A failed call is part of the outcome, not
 * thrown, since what was done before it stays done; an aborted one is thrown as the runtime throws it. A step
 * of which only the answer was lost counts as failed too: read what is stored before it is sent again.
 */
export async function runSteps<Api extends Endpoints, Edit>(
  client: { readonly [Name in keyof Api & string]: (input: never) => Promise<unknown> },
  steps: readonly Step<Api, Edit>[],
): Promise<StepsOutcome<Step<Api, Edit>>> {
  const answers: unknown[] = []
  for (const [index, step] of steps.entries()) {
    // A step's input is typed by its own call, which the union of all steps no longer shows.
    const call = client[step.call] as (input: unknown) => Promise<unknown>
    const given = step.input as object | ((answers: readonly unknown[]) => unknown)
    try {
      answers.push(await call(typeof given === 'function' ? given(answers) : given))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return {
        done: steps.slice(0, index),
        answers,
        failed: { step, error, notSent: steps.slice(index + 1) },
      }
    }
  }
  return { done: [...steps], answers }
}
