import type { LinkGraph } from './page-rank.js';

const FIRST_ROOM = 1024;

/**
 * Collects the links of pages, node by node, into a compact graph: four bytes a link, 30 MB for 50,000 pages with 150
 * links each. A second link of a node to the same target counts once, a link to itself not at all.
 */
export class LinkGraphBuilder {
  readonly #starts: Uint32Array;
  /** By target: one more than the last node that linked to it. */
  readonly #seen: Uint32Array;
  #targets = new Uint32Array(FIRST_ROOM);
  #length = 0;
  #node = 0;

  constructor(nodes: number) {
    this.#starts = new Uint32Array(nodes + 1);
    this.#seen = new Uint32Array(nodes);
  }

  /** A link of the node that is being filled. */
  add(target: number): void {
    if (target === this.#node || this.#seen[target] === this.#node + 1) return;
    this.#seen[target] = this.#node + 1;
    if (this.#length === this.#targets.length) {
      const larger = new Uint32Array(this.#length * 2);
      larger.set(this.#targets);
      this.#targets = larger;
    }
    this.#targets[this.#length++] = target;
  }

  /** The node has all its links; the next one follows. */
  endNode(): void {
    this.#node += 1;
    this.#starts[this.#node] = this.#length;
  }

  /** Of all nodes, each of which was ended. */
  build(): LinkGraph {
    return { starts: this.#starts, targets: this.#targets.subarray(0, this.#length) };
  }
}
