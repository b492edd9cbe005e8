/** A binary heap of nodes, the one with the smallest rank first. A node may stand in it more than once. */
export class NodeQueue {
  private nodes: number[] = []
  private ranks: number[] = []

  get size(): number {
    return this.nodes.length
  }

  clear(): void {
    this.nodes.length = 0
    this.ranks.length = 0
  }

  push(node: number, rank: number): void {
    const { nodes, ranks } = this
    let at = nodes.length
    while (at > 0) {
      const parent = (at - 1) >> 1
      if (ranks[parent]! <= rank) break
      nodes[at] = nodes[parent]!
      ranks[at] = ranks[parent]!
      at = parent
    }
    nodes[at] = node
    ranks[at] = rank
  }

  /** Takes out the first node; only to be called while `size` is not 0. */
  pop(): number {
    const { nodes, ranks } = this
    const first = nodes[0]!
    const node = nodes.pop()!
    const rank = ranks.pop()!
    const size = nodes.length
    if (size === 0) return first
    let at = 0
    for (let child = 1; child < size; child = 2 * at + 1) {
      if (child + 1 < size && ranks[child + 1]! < ranks[child]!) child++
      if (ranks[child]! >= rank) break
      nodes[at] = nodes[child]!
      ranks[at] = ranks[child]!
      at = child
    }
    nodes[at] = node
    ranks[at] = rank
    return first
  }
}
