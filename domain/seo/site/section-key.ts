import { foldTerm } from '../../base/text/fold-term.js';

/** The name of a section in a form in which sites can be compared: one for "guide" and "guides", "city" and "cities". */
export function sectionKey(name: string): string {
  return foldTerm(name);
}
