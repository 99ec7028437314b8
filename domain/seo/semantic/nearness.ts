import { type ModelScale, onScale } from './model-scale.js';
import { type SiteVectors, unpackVector } from './site-vectors.js';
import { similarity, type Vector, type VectorPage } from './term-vectors.js';
import { dot, type UnitVector } from './unit-vector.js';

/** Pages that are compared with one of them, or with another. */
export interface NearPageGroup {
  members: readonly VectorPage[];
  /** Of the term vectors of its members. */
  sum: Vector;
}

/** How near a page is to the pages of a group, 0–1; it is never compared with itself. */
export type Nearness = (one: VectorPage, group: NearPageGroup) => number;

/** By words: the cosine with the mean of the pages. */
export const nearByTerms: Nearness = (one, { members, sum }) =>
  similarity(one.vector, sum, members.includes(one) ? one.vector : null);

/**
 * By a model's vectors: the mean cosine with the pages, on the model's own scale. The mean of cosines and not the cosine with
 * the mean, which grows with the number of pages. Null when a page has no vector.
 */
export function nearByEmbeddings({ pages, scale }: SiteVectors, compared: readonly VectorPage[]): Nearness | null {
  const packed = new Map(pages.map(({ url, vector }) => [url, vector]));
  const vectors = new Map<VectorPage, UnitVector>();
  for (const one of compared) {
    const vector = unpackVector(packed.get(one.page.url) ?? []);
    if (vector === null) return null;
    vectors.set(one, vector);
  }
  const sums = new Map<NearPageGroup, Float64Array>();
  return (one, group) => {
    const vector = vectors.get(one);
    if (!vector) return 0;
    const sum = sums.get(group) ?? sumOf(group, vectors, vector.length);
    sums.set(group, sum);
    return meanCosine(vector, sum, group.members.length, group.members.includes(one), scale);
  };
}

function meanCosine(vector: UnitVector, sum: Float64Array, pages: number, isMember: boolean, scale: ModelScale) {
  const others = pages - (isMember ? 1 : 0);
  return others === 0 ? 0 : onScale((dot(vector, sum) - (isMember ? 1 : 0)) / others, scale);
}

function sumOf(
  { members }: NearPageGroup,
  vectors: ReadonlyMap<VectorPage, UnitVector>,
  dimensions: number,
): Float64Array {
  const sum = new Float64Array(dimensions);
  for (const member of members) {
    const vector = vectors.get(member);
    for (let at = 0; at < dimensions; at++) sum[at] = (sum[at] ?? 0) + (vector?.[at] ?? 0);
  }
  return sum;
}
