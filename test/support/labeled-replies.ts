import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { LearnedClass } from '../../domain/outreach/replies/classifier/learned-classes.js';
import { replyClassCases } from './mail/mail-fixtures.js';

const TEXTS = new URL('../../bench/reply-classes/texts/', import.meta.url);
export const NEVER_LEARNED = [
  'never-learned.jsonl',
  'never-learned-2.jsonl',
  'never-learned-3.jsonl',
  'never-learned-4.jsonl',
] as const;
const OTHER_HAND = new URL('../fixtures/outreach/replies/other-hand/', import.meta.url);

export interface LabeledReply {
  id: string;
  lang: string;
  /** What kind of thing is said. */
  situation: string;
  /** One way of meaning it, in whatever language: these are held out whole to measure with. */
  sub_situation: string;
  subject: string;
  text: string;
  label: LearnedClass;
  /** What another careful person might say. */
  acceptable: LearnedClass[];
  /** Of an absence: when it was written and the first day back, YYYY-MM-DD. */
  date?: string | null;
  return_date?: string | null;
}

/** The texts that the classifier learns from, in one order. */
export function labeledReplies(): LabeledReply[] {
  const written = textFiles().flatMap((name) =>
    readFileSync(new URL(name, TEXTS), 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line): LabeledReply => ({ ...JSON.parse(line), lang: name.slice(0, 2) })),
  );
  const earlier = replyClassCases().map(
    ({ text, want }, index): LabeledReply => ({
      id: `earlier-${index}`,
      lang: '',
      situation: 'earlier',
      sub_situation: `earlier/${index}`,
      subject: 'Re:',
      text,
      label: want as LearnedClass,
      acceptable: [],
    }),
  );
  return [...written, ...earlier];
}

/**
 * Texts in sub-situations of their own, to measure with and never to learn from. The first file was written before the
 * classifier got its constructions, and how they weigh was chosen with it in view; the second was written after that, and so
 * was the third, before the misses on held-out texts were looked at. The thresholds of later were chosen with the results of
 * the first two in view, those before the concepts of any mail with the third's as well. The fourth was written after all of
 * that and measured once.
 */
export function neverLearnedReplies(file: (typeof NEVER_LEARNED)[number]): LabeledReply[] {
  return readFileSync(new URL(`../${file}`, TEXTS), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): LabeledReply => JSON.parse(line));
}

/** SHA-256 of everything that the classifier learns from, in hexadecimal. */
export function hashOfReplies(replies: readonly LabeledReply[]): string {
  return createHash('sha256').update(JSON.stringify(replies)).digest('hex');
}

function textFiles(): string[] {
  return readdirSync(TEXTS)
    .filter((name) => name.endsWith('.jsonl'))
    .toSorted();
}

export interface OtherHandReply {
  id: string;
  lang: string;
  subject: string;
  body: string;
  new_text: string;
  label: LearnedClass;
  acceptable: LearnedClass[];
  /** Classes that would do harm. */
  must_not: LearnedClass[];
  return_date?: string | null;
  date?: string | null;
  /** The mail it answers; null: none that is known. */
  sent: { subject: string; body: string } | null;
}

/** Replies by another hand, never learned from. */
export function otherAuthorReplies(): OtherHandReply[] {
  const read = (name: string) => JSON.parse(readFileSync(new URL(name, OTHER_HAND), 'utf8'));
  const originals: Record<string, { subject: string; body: string }> = read('originals.json');
  return read('texts.json').map((reply: OtherHandReply & { original: string }) => ({
    ...reply,
    sent: originals[reply.original] ?? null,
  }));
}
