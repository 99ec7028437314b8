import { countChars, countColumns } from '../../base/text/text-form.js';
import { writeText } from '../../base/text/write-text.js';

/** The length of a text, with the letters whose room it takes where its signs are wider or narrower than letters. */
export function showLength(text: string): string {
  const [chars, columns] = [countChars(text), countColumns(text)];
  const counted = `${chars} ${chars === 1 ? 'character' : 'characters'}`;
  return chars === columns ? counted : writeText`${counted}, as wide as ${columns} letters`;
}
