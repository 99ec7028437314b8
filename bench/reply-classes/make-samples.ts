import { readClassFacts } from '../../domain/outreach/replies/classes/read-class-facts.js';
import { LEARNED_CLASSES } from '../../domain/outreach/replies/classifier/learned-classes.js';
import { replyFeatures } from '../../domain/outreach/replies/classifier/reply-features.js';
import { reportedSubject } from '../../domain/outreach/replies/classifier/reported-subject.js';
import { ruleSignals } from '../../domain/outreach/replies/classifier/rule-signals.js';
import type { LabeledReply } from '../../test/support/labeled-replies.js';
import type { Sample } from './fit-model.js';

/** The share of a label that others would call differently. */
const MAIN_SHARE = 0.75;

/** What the classifier is to learn from a labeled reply. */
export function makeSample({ text, subject, label, acceptable }: LabeledReply): Sample {
  const facts = readClassFacts(text, reportedSubject(subject, null));
  const others = acceptable.filter((each) => each !== label && LEARNED_CLASSES.includes(each));
  const main = others.length > 0 ? MAIN_SHARE : 1;
  const shareOf = (name: (typeof LEARNED_CLASSES)[number]): number => {
    if (name === label) return main;
    return others.includes(name) ? (1 - main) / others.length : 0;
  };
  return { features: replyFeatures(facts, ruleSignals(facts)), target: LEARNED_CLASSES.map(shareOf) };
}

/** A feature that one or two texts alone have teaches next to nothing about others. */
const LEAST_TEXTS = 3;

/** Leaves out features that are in hardly any of the texts. */
export function withoutRare(samples: readonly Sample[]): Sample[] {
  const counts = new Map<number, number>();
  for (const { features } of samples)
    for (const bucket of features.buckets) counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
  return samples.map(({ features, target }) => {
    const kept = [...features.buckets.keys()].filter(
      (index) => (counts.get(features.buckets[index] ?? -1) ?? 0) >= LEAST_TEXTS,
    );
    return {
      target,
      features: {
        buckets: kept.map((index) => features.buckets[index] ?? 0),
        values: kept.map((index) => features.values[index] ?? 0),
      },
    };
  });
}
