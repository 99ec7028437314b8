import type { FeatureVector } from '../../domain/outreach/replies/classifier/reply-features.js';

export interface Sample {
  features: FeatureVector;
  /** The share of each class; together 1. */
  target: readonly number[];
}

export interface FitOptions {
  classes: number;
  buckets: number;
  epochs: number;
  rate: number;
  /** L2, a step. */
  decay: number;
  /** One fit for each; their weights are averaged, so that the order of the texts says less. */
  seeds: readonly number[];
}

/** Multinomial logistic regression by AdaGrad over shuffled samples: weights by bucket, then class. Same seeds, same weights. */
export function fitModel(samples: readonly Sample[], options: FitOptions): Float32Array {
  const { classes, buckets, seeds } = options;
  const { rows, used } = compacted(samples);
  const mean = new Float32Array(buckets * classes);
  for (const seed of seeds) {
    const weights = fitOnce(rows, used.length, options, seed);
    for (const [row, bucket] of used.entries())
      for (let index = 0; index < classes; index++) {
        const place = bucket * classes + index;
        mean[place] = (mean[place] ?? 0) + (weights[row * classes + index] ?? 0) / seeds.length;
      }
  }
  return mean;
}

/** A sample whose features are rows of the weights that are used at all: these lie close together in memory. */
interface Row {
  places: Int32Array;
  values: Float32Array;
  target: readonly number[];
}

function compacted(samples: readonly Sample[]): { rows: Row[]; used: number[] } {
  const rowOf = new Map<number, number>();
  const rows = samples.map(({ features, target }): Row => {
    const places = Int32Array.from(features.buckets, (bucket) => {
      const row = rowOf.get(bucket) ?? rowOf.size;
      rowOf.set(bucket, row);
      return row;
    });
    return { places, values: Float32Array.from(features.values), target };
  });
  return { rows, used: [...rowOf.keys()] };
}

function fitOnce(samples: readonly Row[], used: number, options: FitOptions, seed: number): Float32Array {
  const { classes, epochs } = options;
  const weights = new Float32Array(used * classes);
  const squares = new Float32Array(used * classes).fill(1e-3);
  const scores = new Float64Array(classes);
  const random = randomFrom(seed);
  const order = samples.map((_, index) => index);
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    for (const index of order) {
      const sample = samples[index];
      if (sample) takeStep(sample, { weights, squares, scores }, options);
    }
  }
  return weights;
}

interface State {
  weights: Float32Array;
  squares: Float32Array;
  scores: Float64Array;
}

function takeStep({ places, values, target }: Row, state: State, { classes, rate, decay }: FitOptions): void {
  const { weights, squares, scores } = state;
  softmax(weights, places, values, scores);
  for (let index = 0; index < classes; index++) scores[index] = (scores[index] ?? 0) - (target[index] ?? 0);
  for (let entry = 0; entry < places.length; entry++) {
    const base = (places[entry] ?? 0) * classes;
    const value = values[entry] ?? 0;
    for (let index = 0; index < classes; index++) {
      const place = base + index;
      const gradient = (scores[index] ?? 0) * value + decay * (weights[place] ?? 0);
      const square = (squares[place] ?? 0) + gradient * gradient;
      squares[place] = square;
      weights[place] = (weights[place] ?? 0) - (rate * gradient) / Math.sqrt(square);
    }
  }
}

/** Leaves the probabilities in `scores`. */
function softmax(weights: Float32Array, places: Int32Array, values: Float32Array, scores: Float64Array): void {
  const classes = scores.length;
  scores.fill(0);
  for (let entry = 0; entry < places.length; entry++) {
    const base = (places[entry] ?? 0) * classes;
    const value = values[entry] ?? 0;
    for (let index = 0; index < classes; index++)
      scores[index] = (scores[index] ?? 0) + value * (weights[base + index] ?? 0);
  }
  const most = scores.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY);
  let sum = 0;
  for (let index = 0; index < classes; index++) {
    scores[index] = Math.exp((scores[index] ?? 0) - most);
    sum += scores[index] ?? 0;
  }
  for (let index = 0; index < classes; index++) scores[index] = (scores[index] ?? 0) / sum;
}

/** Numbers from 0 to 1 that look random and are the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function shuffle(items: number[], random: () => number): void {
  for (let last = items.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    const kept = items[last] ?? 0;
    items[last] = items[other] ?? 0;
    items[other] = kept;
  }
}
