export interface Greeting {
  /** Its start in the text; the end is after its comma. */
  start: number;
  end: number;
  /** "Hello", "Dear" … as it was written. */
  word: string;
  /** Who is greeted, if anyone: "there", "Ana", "Sir or Madam". */
  whom: string;
}

/** In the languages that mails are written in. A word that also begins sentences is followed by a name or a comma alone. */
const WORDS = [
  'hello|hi|hey|dear|good (?:day|morning|afternoon)|greetings(?![ \\t]+from)',
  'hallo|guten (?:tag|morgen|abend)|sehr geehrte[rs]?|liebe[rs]?|moin|servus',
  'bonjour|bonsoir|salut|madame|monsieur|chère|cher',
  'hola|buenos días|buenas tardes|buenas|estimad[oa]s?|a la atención de',
  'buongiorno|buonasera|ciao|salve|gentil[ei]|egregi[oa]?|spettabile',
  'olá|oi|bom dia|boa tarde|prezad[oa]s?|car[oa]s?|à atenção de',
  'goedendag|goedemorgen|goedemiddag|beste|geachte|hoi',
  'dzień dobry|witajcie|witam|cześć|hej|szanown[aiy]',
].join('|');
const LINE = new RegExp(
  `^[ \\t]*[¡]?(${WORDS})(?!\\p{L})((?:[ \\t]+[^\\s,.!:;]{1,40}){0,5})[ \\t]*(?:[,.!:]|$)`,
  'imu',
);
/** "Hola, Ana:" and "Bom dia, Ana,": a comma before the name, and a mark behind it. */
const WITH_COMMA =
  /^[ \t]*[¡]?(hola|buenos días|buenas tardes|olá|oi|bom dia|boa tarde),((?:[ \t]+\p{Lu}[^\s,.!:;]{0,40}){1,3})[ \t]*[,!:]/imu;
/** "Tanaka 様", on a line of its own. */
const JAPANESE = /^[ \t]*([^\n]{1,60}?)[ \t\u3000]*(様|さん|御中)[ \t]*$/mu;
const MAX_CHARS_BEFORE = 200;

/** The greeting that a mail begins with, on a line of its own or before its first sentence; null without one. */
export function findGreeting(text: string): Greeting | null {
  const found = WITH_COMMA.exec(text) ?? LINE.exec(text);
  if (found && found.index <= MAX_CHARS_BEFORE) return place(found, found[1] ?? '', found[2] ?? '');
  const japanese = JAPANESE.exec(text);
  if (!japanese || japanese.index > MAX_CHARS_BEFORE) return null;
  return place(japanese, japanese[2] ?? '', japanese[1] ?? '');
}

function place({ 0: whole, index }: RegExpExecArray, word: string, whom: string): Greeting {
  const start = index + whole.length - whole.trimStart().length;
  return { start, end: index + whole.trimEnd().length, word, whom: whom.trim().replace(/[ \t]+/g, ' ') };
}
