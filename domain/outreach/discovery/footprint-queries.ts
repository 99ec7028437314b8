/**
 * What sites that take guest posts write on themselves. Plain phrases come first: not every engine behind a provider
 * knows operators such as inurl:, and the page itself is looked at for the phrase afterwards.
 */
const PHRASES = [
  'write for us',
  'guest post guidelines',
  'submit a guest post',
  'become a contributor',
  'contribute an article',
];
const OPERATORS = ['inurl:write-for-us', 'intitle:"guest post"', '"this is a guest post by"'];

/** Eight queries for a keyword, the most specific first. */
export function footprintQueries(keyword: string): string[] {
  const word = keyword.replace(/\s+/g, ' ').replaceAll('"', '').trim();
  return [...PHRASES.map((phrase) => `${word} "${phrase}"`), ...OPERATORS.map((operator) => `${word} ${operator}`)];
}
