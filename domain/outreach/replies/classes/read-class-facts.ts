import { replySubject } from '../reply-subject.js';
import type { ClassFacts } from './class-facts.js';

const MAX_CHARS = 20_000;
const OPENING_CHARS = 500;

/** Converts a reply's new text and subject to the form that the classes compare. */
export function readClassFacts(newText: string, subject: string): ClassFacts {
  const text = newText
    .slice(0, MAX_CHARS)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2018\u2019\u02bc\u00b4`]/g, "'")
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim();
  return {
    text,
    opening: text.slice(0, OPENING_CHARS),
    words: text === '' ? 0 : text.split(/\s+/).length,
    subject: replySubject(subject),
  };
}
