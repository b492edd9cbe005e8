/**
 * Code or texts that could not be fetched. The failure stays until `forget`: were they asked for again before it shows,
 * React would wait for them over and over, and nobody would be told.
 */
export class FetchFailure extends Error {
  constructor(
    cause: unknown,
    readonly forget: () => void,
  ) {
    super('A part of the console could not be fetched.', { cause })
  }
}
