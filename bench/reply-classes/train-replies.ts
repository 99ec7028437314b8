import { writeFileSync } from 'node:fs';
import { BUCKETS } from '../../domain/outreach/replies/classifier/feature-counts.js';
import { LEARNED_CLASSES } from '../../domain/outreach/replies/classifier/learned-classes.js';
import { packWeights, unpackWeights } from '../../domain/outreach/replies/classifier/packed-weights.js';
import { sharesBy } from '../../domain/outreach/replies/classifier/share-classes.js';
import { hashOfReplies, type LabeledReply, labeledReplies } from '../../test/support/labeled-replies.js';
import type { Measure } from '../measure.js';
import { type FitOptions, fitModel, type Sample } from './fit-model.js';
import { makeSample, withoutRare } from './make-samples.js';

const WEIGHTS = new URL('../../domain/outreach/replies/classifier/reply-weights.ts', import.meta.url);
export const FIT: FitOptions = {
  classes: LEARNED_CLASSES.length,
  buckets: BUCKETS,
  epochs: 6,
  rate: 0.1,
  decay: 3e-4,
  seeds: [7, 8, 9, 10],
};
export const FOLDS = 10;
/** For the temperature one fit of each fold is enough. */
const FIT_OF_FOLD: FitOptions = { ...FIT, seeds: FIT.seeds.slice(0, 1) };
const TEMPERATURES = [0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.25, 1.4, 1.6];

/**
 * `npm run bench -- train-replies`: learns the classifier's weights from bench/reply-classes/texts and writes
 * reply-weights.ts. Takes a minute on one core; the same texts give the same weights.
 */
export async function trainReplies(): Promise<Measure[]> {
  const replies = labeledReplies();
  const samples = withoutRare(replies.map(makeSample));
  const temperature = temperatureOf(replies, samples);
  const { step, rows } = packWeights(fitModel(samples, FIT), FIT.classes);
  writeFileSync(
    WEIGHTS,
    `import type { PackedWeights } from './packed-weights.js';\n\n` +
      '/** Written by `npm run bench -- train-replies`; do not edit. */\n' +
      `export const REPLY_WEIGHTS: PackedWeights = {\n  texts: '${hashOfReplies(replies)}',\n` +
      `  step: ${step},\n  temperature: ${temperature},\n  // biome-ignore format: one long line\n  rows: '${rows}',\n};\n`,
  );
  return [
    { name: 'replies learned from', value: replies.length, unit: '' },
    { name: 'weights', value: rows.length / 1_024, unit: 'KB', bar: { at_most: 2_048 } },
    { name: 'temperature', value: temperature, unit: '' },
  ];
}

/** That under which the shares of texts whose sub-situation was held out say best how often each class is right. */
function temperatureOf(replies: readonly LabeledReply[], samples: readonly Sample[]): number {
  const losses = TEMPERATURES.map((temperature) => ({ temperature, loss: 0 }));
  for (let fold = 0; fold < FOLDS; fold++) {
    const isHeldOut = (_: unknown, index: number): boolean => assignFold(replies[index]?.sub_situation ?? '') === fold;
    const fitted = fitModel(
      samples.filter((sample, index) => !isHeldOut(sample, index)),
      FIT_OF_FOLD,
    );
    const packed = packWeights(fitted, FIT.classes);
    const weights = unpackWeights({ ...packed, temperature: 1 }, BUCKETS, FIT.classes);
    for (const { features, target } of samples.filter(isHeldOut))
      for (const each of losses) each.loss += lossOf(sharesBy({ ...weights, ...each }, features), target);
  }
  return losses.toSorted((one, other) => one.loss - other.loss)[0]?.temperature ?? 1;
}

function lossOf(shares: Record<string, number>, target: readonly number[]): number {
  return LEARNED_CLASSES.reduce((sum, name, index) => sum - (target[index] ?? 0) * Math.log(shares[name] ?? 1e-9), 0);
}

/** Spreads names over the folds, each always into the same. */
export function assignFold(name: string): number {
  let sum = 0;
  for (const char of name) sum = (sum * 31 + (char.codePointAt(0) ?? 0)) >>> 0;
  return ((sum ^ (sum >>> 7)) >>> 0) % FOLDS;
}
