const NOT_WORDS = /<\/?[a-z!][^<>]{0,500}>|\b(?:https?:\/\/|www\.)\S+|\S+@\S+\.\S+|[{}[\]<>`*_|\p{Cc}\p{Cf}]+/giu;
const ENDS = /^[\s"'“”„«».,;:!–-]+|[\s"'“”„«».,;:!–-]+$/gu;

/**
 * A topic as words for a sentence: without addresses, markup, braces to be filled in, and the punctuation around it.
 * Empty when nothing is left.
 */
export function topicPhrase(topic: string): string {
  return topic.normalize('NFC').replace(NOT_WORDS, ' ').replace(/\s+/g, ' ').replace(ENDS, '');
}

/** The phrase within a sentence: a question, or a title of several parts, stands in quotes. */
export function quoted(phrase: string): string {
  return /[?!:;]|\. /.test(phrase) ? `“${phrase}”` : phrase;
}
