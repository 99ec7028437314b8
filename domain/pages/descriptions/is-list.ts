const COMMA = /[,、，;；،]/gu;
const BRACKETS = /\([^)]*\)/gu;
/** "Ingredients: …" */
const LABEL = /^\s*[\p{L}\p{M}\s'’-]{2,40}[:：]/u;
const MAX_COMMAS = 4;
const MAX_COMMAS_OF_A_LABEL = 2;
const MAX_BRACKETS = 2;

/** A list of parts, ingredients or keywords, which no reader takes for a sentence about the page. */
export function isList(text: string): boolean {
  const commas = text.match(COMMA)?.length ?? 0;
  const brackets = text.match(BRACKETS)?.length ?? 0;
  return commas > MAX_COMMAS || brackets > MAX_BRACKETS || (LABEL.test(text) && commas > MAX_COMMAS_OF_A_LABEL);
}
