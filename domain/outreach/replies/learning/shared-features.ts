import type { LearnableCorrection } from './learnable-correction.js';

/** The most that an adjustment has rows for: 300 KB. */
const MOST_BUCKETS = 16_384;
/** What a single lead wrote is nothing that others write, and is kept in no adjustment. */
const LEAST_GROUPS = 2;

/** A correction by the features that it shares with other leads: places in `buckets`, ascending. */
export interface SharedVector {
  places: Int32Array;
  values: Float64Array;
}

export interface SharedFeatures {
  /** Ascending. */
  buckets: Int32Array;
  vectors: SharedVector[];
}

/** Chosen by how many leads have them, never by what the replies mean: so that holding out stays honest. */
export function shareFeatures(corrections: readonly Pick<LearnableCorrection, 'group' | 'evidence'>[]): SharedFeatures {
  const groups = new Map<number, Set<string>>();
  for (const { group, evidence } of corrections)
    for (const bucket of evidence.buckets) {
      const of = groups.get(bucket);
      if (of) of.add(group);
      else groups.set(bucket, new Set([group]));
    }
  const chosen = [...groups]
    .filter(([, { size }]) => size >= LEAST_GROUPS)
    .toSorted(([one, { size }], [other, { size: most }]) => most - size || one - other)
    .slice(0, MOST_BUCKETS)
    .map(([bucket]) => bucket)
    .toSorted((one, other) => one - other);
  const placeOf = new Map(chosen.map((bucket, place) => [bucket, place]));
  return {
    buckets: Int32Array.from(chosen),
    vectors: corrections.map(({ evidence }) => {
      const found = evidence.buckets.flatMap((bucket, index) => {
        const place = placeOf.get(bucket);
        return place === undefined ? [] : [{ place, value: evidence.values[index] ?? 0 }];
      });
      found.sort((one, other) => one.place - other.place);
      return {
        places: Int32Array.from(found, ({ place }) => place),
        values: Float64Array.from(found, ({ value }) => value),
      };
    }),
  };
}

/** How alike each two corrections are: the products of their vectors, by rows. */
export function compareVectors({ buckets, vectors }: SharedFeatures): Float64Array {
  const count = vectors.length;
  const alike = new Float64Array(count * count);
  const whole = new Float64Array(buckets.length);
  for (const [row, { places, values }] of vectors.entries()) {
    for (const [index, place] of places.entries()) whole[place] = values[index] ?? 0;
    for (let column = row; column < count; column++) {
      const product = multiply(vectors[column], whole);
      alike[row * count + column] = product;
      alike[column * count + row] = product;
    }
    for (const place of places) whole[place] = 0;
  }
  return alike;
}

function multiply(vector: SharedVector | undefined, whole: Float64Array): number {
  if (!vector) return 0;
  let sum = 0;
  for (let index = 0; index < vector.places.length; index++)
    sum += (vector.values[index] ?? 0) * (whole[vector.places[index] ?? 0] ?? 0);
  return sum;
}
