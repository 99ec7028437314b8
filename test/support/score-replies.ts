import type { LearnedClass } from '../../domain/outreach/replies/classifier/learned-classes.js';
import type { ReplyClass } from '../../domain/outreach/replies/reply.js';

/** A reply with what it was taken for. */
export interface JudgedLabel {
  lang: string;
  label: LearnedClass;
  acceptable: readonly LearnedClass[];
  must_not?: readonly LearnedClass[];
  got: ReplyClass;
  /** 0–1. */
  confidence: number;
  is_sure: boolean;
}

export interface ReplyScores {
  count: number;
  /** Shares of 1. */
  label: number;
  label_or_acceptable: number;
  opt_outs: number;
  /** Of the opt-outs: surely taken for what is neither suppressed nor read by a person. */
  opt_outs_lost: number;
  sure: number;
  /** Of the sure ones: right or acceptable. */
  sure_right: number;
  harmed: number;
  /** Of those, the sure ones: no one reads them before something is done. */
  harmed_sure: number;
  /** By the confidence from which on: how many there are, how sure and how often right they are. */
  reliability: { from: number; count: number; confidence: number; right: number }[];
  by_language: Record<string, number>;
  /** By the label. */
  by_class: Record<string, number>;
}

const SUPPRESSING: ReadonlySet<ReplyClass> = new Set(['unsubscribe', 'not_interested']);
const CONFIDENCES = [0, 0.4, 0.6, 0.8, 0.9];

export function scoreReplies(replies: readonly JudgedLabel[]): ReplyScores {
  const isRight = ({ got, label, acceptable }: JudgedLabel): boolean =>
    got === label || acceptable.some((each) => each === got);
  const optOuts = replies.filter(({ label }) => label === 'unsubscribe');
  const sure = replies.filter(({ is_sure }) => is_sure);
  const isHarmed = ({ must_not, got }: JudgedLabel): boolean => must_not?.some((each) => each === got) ?? false;
  const share = (all: readonly JudgedLabel[], test: (one: JudgedLabel) => boolean): number =>
    all.filter(test).length / Math.max(1, all.length);
  const sharesBy = (key: (one: JudgedLabel) => string): Record<string, number> => {
    const keys = [...new Set(replies.map(key))].toSorted();
    const those = (name: string): JudgedLabel[] => replies.filter((reply) => key(reply) === name);
    return Object.fromEntries(keys.map((name) => [name, share(those(name), isRight)]));
  };
  return {
    count: replies.length,
    label: share(replies, ({ got, label }) => got === label),
    label_or_acceptable: share(replies, isRight),
    opt_outs: share(optOuts, ({ got }) => got === 'unsubscribe'),
    opt_outs_lost: share(optOuts, ({ got, is_sure }) => is_sure && !SUPPRESSING.has(got)),
    sure: share(replies, ({ is_sure }) => is_sure),
    sure_right: share(sure, isRight),
    harmed: replies.filter(isHarmed).length,
    harmed_sure: sure.filter(isHarmed).length,
    reliability: CONFIDENCES.map((from, index) => {
      const to = CONFIDENCES[index + 1] ?? Number.POSITIVE_INFINITY;
      const those = replies.filter(({ confidence }) => confidence >= from && confidence < to);
      const sum = those.reduce((all, { confidence }) => all + confidence, 0);
      return { from, count: those.length, confidence: sum / Math.max(1, those.length), right: share(those, isRight) };
    }),
    by_language: sharesBy(({ lang }) => lang),
    by_class: sharesBy(({ label }) => label),
  };
}
