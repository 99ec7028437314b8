import type { LearnedClass } from '../../domain/outreach/replies/classifier/learned-classes.js';
import type { ReplyClass } from '../../domain/outreach/reply.js';

/** A reply with what it was taken for. */
export interface JudgedLabel {
  lang: string;
  label: LearnedClass;
  acceptable: readonly LearnedClass[];
  must_not?: readonly LearnedClass[];
  got: ReplyClass;
  is_sure: boolean;
}

export interface ReplyScores {
  count: number;
  /** Shares of 1. */
  label: number;
  label_or_acceptable: number;
  opt_outs: number;
  sure: number;
  /** Of the sure ones: right or acceptable. */
  sure_right: number;
  harmed: number;
  by_language: Record<string, number>;
}

export function scoreReplies(replies: readonly JudgedLabel[]): ReplyScores {
  const isRight = ({ got, label, acceptable }: JudgedLabel): boolean =>
    got === label || acceptable.some((each) => each === got);
  const languages = [...new Set(replies.map(({ lang }) => lang))].toSorted();
  const optOuts = replies.filter(({ label }) => label === 'unsubscribe');
  const sure = replies.filter(({ is_sure }) => is_sure);
  const share = (all: readonly JudgedLabel[], test: (one: JudgedLabel) => boolean): number =>
    all.filter(test).length / Math.max(1, all.length);
  return {
    count: replies.length,
    label: share(replies, ({ got, label }) => got === label),
    label_or_acceptable: share(replies, isRight),
    opt_outs: share(optOuts, ({ got }) => got === 'unsubscribe'),
    sure: share(replies, ({ is_sure }) => is_sure),
    sure_right: share(sure, isRight),
    harmed: replies.filter(({ must_not, got }) => must_not?.some((each) => each === got)).length,
    by_language: Object.fromEntries(
      languages.map((lang) => [
        lang,
        share(
          replies.filter((reply) => reply.lang === lang),
          isRight,
        ),
      ]),
    ),
  };
}
