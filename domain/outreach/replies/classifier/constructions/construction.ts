/** What people do in replies with words that differ from case to case: ways of saying it, by language. */
export const CONSTRUCTIONS = [
  'refuses',
  'agrees',
  'done',
  'stays',
  'stop',
  'last',
  'threat',
  'reported',
  'erase',
  'later',
  'undecided',
  'passes_on',
  'not_me',
  'machine',
  'received',
  'slow',
  'away',
  'asks',
  'source',
  'price',
  'conditions',
  'nothing_against',
  'irony',
  'mistaken',
  'keep_writing',
  'fixed',
  'quality',
  'low_price',
  'remark',
] as const;

/**
 * A table gives for each a regular expression over folded text (see foldText): "*" matches any ending of a word, "~" up
 * to three words and the blanks after them. Only whole words match; in Japanese, any characters.
 */
export type Construction = (typeof CONSTRUCTIONS)[number];
