import { readMeta } from './read-meta.js';

/** A count as the pages write it for this viewer: "1,000". */
export function writeCount(count: number): string {
  const given = readMeta('display-language') || 'en';
  // English is written as on the rest of the page.
  const language = given.startsWith('en') ? 'en-GB' : given;
  return new Intl.NumberFormat(language, { numberingSystem: 'latn' }).format(count);
}
