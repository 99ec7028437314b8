const TAG = /<\/?[a-z!][^<>]{0,500}>/gi;
const NOT_WORDS = /\b(?:https?:\/\/|www\.)\S+|\S{1,64}@\S{1,64}\.\S+|[{}[\]<>`*_|\p{Cc}\p{Cf}]+/giu;
const ENDS = /^[\s"'“”„«».,;:!–-]+|[\s"'“”„«».,;:!–-]+$/gu;

/**
 * A topic as words for a sentence: without addresses, markup, braces to be filled in, and the punctuation around it.
 * Empty when nothing is left.
 */
export function topicPhrase(topic: string): string {
  return topic.normalize('NFC').replace(TAG, ' ').replace(NOT_WORDS, ' ').replace(/\s+/g, ' ').replace(ENDS, '');
}

/** The phrase within a sentence: a question, or a title of several parts, is put in quotes. */
export function quoted(phrase: string): string {
  return /[?!:;]|\. /.test(phrase) ? `“${phrase}”` : phrase;
}
