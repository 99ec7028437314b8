/**
 * One form for a word and its plural, so that two sites that speak of "guide" and of "guides" speak of one thing. Only an
 * s at the end of a longer word goes; what is left need not be a word, it is for comparing alone.
 */
export function foldTerm(term: string): string {
  const plain = term.normalize('NFKC').toLowerCase();
  return plain.length > 4 && plain.endsWith('s') && !plain.endsWith('ss') ? plain.slice(0, -1) : plain;
}
