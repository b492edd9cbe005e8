/**
 * An answer that is JSON already, for the few that are too large to be built and parsed as objects. Whoever makes one
 * names every field of it, so that it holds no more than the contract says.
 */
export class JsonText {
  constructor(readonly text: string) {}
}
