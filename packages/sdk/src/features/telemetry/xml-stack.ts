export interface OpenElement {
  name: string
  /** The name without its prefix. */
  local: string
  /** What its prefix stands for. */
  space: string
  line: number
}

type Spaces = ReadonlyMap<string, string>
const NONE: Spaces = new Map()

/**
 * The elements that are open in a document, with their namespaces. A prefix that stands for nothing is a space of its
 * own.
 */
export class XmlStack {
  readonly #open: OpenElement[] = []
  readonly #spaces: Spaces[] = []
  #root: OpenElement | undefined

  open(name: string, attributes: Record<string, string>, line: number): OpenElement {
    const spaces = withDeclared(this.#spaces.at(-1) ?? NONE, attributes)
    const colon = name.indexOf(':')
    const prefix = name.slice(0, Math.max(0, colon))
    const element = { name, local: name.slice(colon + 1), space: spaces.get(prefix) ?? prefix, line }
    this.#open.push(element)
    this.#spaces.push(spaces)
    this.#root ??= element
    return element
  }

  close(): OpenElement | undefined {
    this.#spaces.pop()
    return this.#open.pop()
  }

  lastOpen(): OpenElement | undefined {
    return this.#open.at(-1)
  }

  has(name: string): boolean {
    return this.#open.some(open => open.name === name)
  }

  isOfRoot(element: OpenElement): boolean {
    return element.space === this.#root?.space
  }

  /** What is open within an open element, from the outside in. */
  above(element: OpenElement): OpenElement[] {
    return this.#open.slice(this.#open.lastIndexOf(element) + 1)
  }
}

function withDeclared(spaces: Spaces, attributes: Record<string, string>): Spaces {
  let own: Map<string, string> | undefined
  for (const name of Object.keys(attributes)) {
    if (!name.startsWith('xmlns')) continue
    own ??= new Map(spaces)
    own.set(name.slice('xmlns:'.length), attributes[name] ?? '')
  }
  return own ?? spaces
}
