import { inWords } from '../../report/facts/names.js';

/** A name from the API as a title in sentence case: `quick_audit` → `Quick audit`. Never for host names or user input. */
export function titleWords(name: string): string {
  const words = inWords(name);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
