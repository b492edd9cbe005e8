export interface OpenElement {
  name: string
  /** The name without its prefix. */
  local: string
  /** What its prefix stands for. */
  space: string
  line: number
}

type Spaces = ReadonlyMap<string, string>

/** The elements that are open in a document, with their namespaces. A prefix that stands for nothing is a space of its own. */
export class XmlStack {
  readonly #open: (OpenElement & { spaces: Spaces })[] = []
  #root: OpenElement | undefined

  open(name: string, attributes: Record<string, string>, line: number): OpenElement {
    const spaces = withDeclared(this.#open.at(-1)?.spaces ?? new Map(), attributes)
    const colon = name.indexOf(':')
    const prefix = name.slice(0, Math.max(0, colon))
    const element = { name, local: name.slice(colon + 1), space: spaces.get(prefix) ?? prefix, line, spaces }
    this.#open.push(element)
    this.#root ??= element
    return element
  }

  close(): OpenElement | undefined {
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
    return this.#open.slice(this.#open.findIndex(open => open === element) + 1)
  }
}

function withDeclared(spaces: Spaces, attributes: Record<string, string>): Spaces {
  const declared = Object.entries(attributes).flatMap(([name, uri]) => {
    if (name === 'xmlns') return [['', uri] as const]
    return name.startsWith('xmlns:') ? [[name.slice('xmlns:'.length), uri] as const] : []
  })
  return declared.length === 0 ? spaces : new Map([...spaces, ...declared])
}
