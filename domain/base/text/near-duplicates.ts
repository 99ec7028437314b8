import type { PageSummary } from '../../seo/artifacts/page-summary.js';

export interface NearDuplicateGroup {
  /** At least two, in the order given. */
  members: PageSummary[];
  /** The least alike of the pairs that joined the group, 0–1. */
  similarity: number;
}

const BITS = 64;

/**
 * Groups pages whose SimHashes differ in at most (1 − similarity) × 64 bits and that `mayJoin` lets meet. Hashes are cut
 * into one band more than bits may differ, so two near pages agree in a band at least (pigeonhole) and only pages in
 * one bucket are compared: a few comparisons a page instead of all pairs. When templates fill the buckets so far that
 * this would cost more than all pairs once, all pairs are compared.
 */
export function groupNearDuplicates(
  pages: readonly PageSummary[],
  similarity: number,
  mayJoin: (one: PageSummary, other: PageSummary) => boolean,
): NearDuplicateGroup[] {
  // 0.9 × 64 is 57.6: the smallest addition keeps 64 × 0.1 from being 6.3999….
  const maxDistance = Math.floor(BITS * (1 - similarity) + 1e-9);
  const hashes = splitHashes(pages);
  const groups = new DisjointGroups(pages.length);
  const meet = (one: number, other: number) => {
    const distance = distanceBetween(hashes, one, other);
    if (distance > maxDistance || groups.together(one, other)) return;
    const [first, second] = [pages[one], pages[other]];
    if (first && second && mayJoin(first, second)) groups.join(one, other, distance);
  };
  const buckets = bandBuckets(hashes, maxDistance + 1);
  const pairs = (count: number) => (count * (count - 1)) / 2;
  const cost = buckets.reduce((sum, bucket) => sum + pairs(bucket.length), 0);
  for (const bucket of cost <= pairs(pages.length) ? buckets : [[...pages.keys()]]) compareAll(bucket, meet);
  return groups.list().map(({ members, distance }) => ({
    members: members.flatMap((index) => pages[index] ?? []),
    similarity: 1 - distance / BITS,
  }));
}

function compareAll(bucket: readonly number[], meet: (one: number, other: number) => void): void {
  bucket.forEach((one, at) => {
    for (let next = at + 1; next < bucket.length; next += 1) meet(one, bucket[next] ?? one);
  });
}

interface Hashes {
  high: Int32Array;
  low: Int32Array;
}

function splitHashes(pages: readonly PageSummary[]): Hashes {
  const half = (from: number) =>
    Int32Array.from(pages, ({ simhash }) => Number.parseInt(simhash.slice(from, from + 8), 16));
  return { high: half(0), low: half(8) };
}

function distanceBetween({ high, low }: Hashes, one: number, other: number): number {
  return countBits((high[one] ?? 0) ^ (high[other] ?? 0)) + countBits((low[one] ?? 0) ^ (low[other] ?? 0));
}

/** Number of ones in 32 bits, added up in parallel: pairs, nibbles, bytes. */
function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return (((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** Pages that share a band, for each band; buckets of one are left out. */
function bandBuckets(hashes: Hashes, bands: number): number[][] {
  const found: number[][] = [];
  for (let band = 0; band < bands; band += 1) {
    const from = Math.floor((band * BITS) / bands);
    const to = Math.floor(((band + 1) * BITS) / bands);
    const buckets = new Map<number, number[]>();
    for (const index of hashes.high.keys()) {
      const key = bitsBetween(hashes.high[index] ?? 0, hashes.low[index] ?? 0, from, to);
      const bucket = buckets.get(key);
      if (bucket) bucket.push(index);
      else buckets.set(key, [index]);
    }
    for (const bucket of buckets.values()) if (bucket.length > 1) found.push(bucket);
  }
  return found;
}

/** Bits `from` … `to` − 1, counted from the top, as a number below 2^53: a band is never wider than 32 bits here. */
function bitsBetween(high: number, low: number, from: number, to: number): number {
  let key = 0;
  for (let bit = from; bit < to; bit += 1) {
    const word = bit < 32 ? high : low;
    key = key * 2 + ((word >>> (31 - (bit % 32))) & 1);
  }
  return key;
}

/** Union–find over indices; remembers the largest distance that joined each group. */
class DisjointGroups {
  readonly #parent: Int32Array;
  readonly #distance = new Map<number, number>();

  constructor(size: number) {
    this.#parent = Int32Array.from({ length: size }, (_, index) => index);
  }

  join(one: number, other: number, distance: number): void {
    const [first, second] = [this.#rootOf(one), this.#rootOf(other)].sort((a, b) => a - b);
    if (first === undefined || second === undefined || first === second) return;
    const widest = Math.max(distance, this.#distance.get(first) ?? 0, this.#distance.get(second) ?? 0);
    this.#parent[second] = first;
    this.#distance.set(first, widest);
  }

  together(one: number, other: number): boolean {
    return this.#rootOf(one) === this.#rootOf(other);
  }

  list(): { members: number[]; distance: number }[] {
    const members = new Map<number, number[]>();
    for (const index of this.#parent.keys()) {
      const root = this.#rootOf(index);
      const known = members.get(root);
      if (known) known.push(index);
      else members.set(root, [index]);
    }
    return [...members]
      .filter(([, indices]) => indices.length > 1)
      .map(([root, indices]) => ({ members: indices, distance: this.#distance.get(root) ?? 0 }));
  }

  #rootOf(index: number): number {
    let root = index;
    while (this.#parent[root] !== root) root = this.#parent[root] ?? root;
    for (let at = index; at !== root; ) {
      const next = this.#parent[at] ?? root;
      this.#parent[at] = root;
      at = next;
    }
    return root;
  }
}
