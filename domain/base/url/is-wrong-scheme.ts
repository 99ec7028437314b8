const WRONG = [
  /file:/,
  /[a-z]:[\\/]/,
  /https?:(?!\/\/)/,
  /https?:\/{3,}/,
  /https?\/\//,
  /(?:ttps?|htps?|htts?|hhttps?|htttps?|httpss):\/?\//,
  /https?:\/\/https?(?::|\/\/)/,
];
/** All in one, since it meets every link of every page. */
const ANY_WRONG = new RegExp(`^(?:${WRONG.map(({ source }) => source).join('|')})`, 'i');

/** The trimmed href names a local file, a drive letter, or a scheme that lost or gained a character on the way. */
export function isWrongScheme(href: string): boolean {
  return ANY_WRONG.test(href);
}
