export interface Greeting {
  /** Its start in the text; the end is after its comma. */
  start: number;
  end: number;
  /** "Hello", "Dear" … as it was written. */
  word: string;
  /** Who is greeted, if anyone: "there", "Ana", "Sir or Madam". */
  whom: string;
}

const LINE =
  /^[ \t]*(hello|hallo|hi|hey|dear|good (?:day|morning|afternoon)|greetings(?![ \t]+from))\b((?:[ \t]+[^\s,.!:;]{1,40}){0,5})[ \t]*(?:[,.!:]|$)/im;
const MAX_CHARS_BEFORE = 200;

/** The greeting that a mail begins with, on a line of its own or before its first sentence; null without one. */
export function findGreeting(text: string): Greeting | null {
  const found = LINE.exec(text);
  if (!found || found.index > MAX_CHARS_BEFORE) return null;
  const [whole, word = '', whom = ''] = found;
  const start = found.index + whole.length - whole.trimStart().length;
  return { start, end: found.index + whole.trimEnd().length, word, whom: whom.trim().replace(/[ \t]+/g, ' ') };
}
