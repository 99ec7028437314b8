export interface Clause {
  /** Lower case, trimmed, without the marks that end it. */
  text: string;
  /** Where in the text it begins. */
  at: number;
}

const STOP = '[.!?…]+(?=\\s|$)|[;:,()\\n–—¡¿"“”„]|\\s-+\\s|[。！？、，；：]';
/** Something else begins behind these as well. */
const TURN =
  "\\s(?:but|however|although|though|aber|jedoch|pero|ma|però|mas|ale|men|но|але|ama|fakat)\\s|\\smais\\s(?=(?:je|nous|on|vous|votre|merci|il|oui)\\s|[cj]')|\\s(?:and|so|und)\\s(?=(?:would|we|i|i'd|we'd|i'm|we're|i'll|we'll|please|yes|go|wir|ich|bitte|freu\\S*)\\s)";
const END = new RegExp(`${STOP}|${TURN}`, 'gu');
const MOST_CHARS = 2_000;

/**
 * The parts between stops and commas, in which a phrase has to make sense on its own: "we have to stop the spread, so yes"
 * is two of them.
 * @param text Lower case, as readClassFacts gives it.
 */
export function splitClauses(text: string): Clause[] {
  const clauses: Clause[] = [];
  let at = 0;
  const add = (end: number): void => {
    const part = text.slice(at, end);
    if (part.trim() !== '') clauses.push({ text: part.trim(), at: at + part.length - part.trimStart().length });
  };
  for (const { 0: mark, index } of text.slice(0, MOST_CHARS).matchAll(END)) {
    add(index);
    at = index + mark.length;
  }
  add(Math.min(text.length, MOST_CHARS));
  return clauses;
}
