/** Stops of the scripts that have them; behind Latin ones white space must follow, behind others nothing need. */
const STOPS =
  /[.!?…。！？؟۔।]+["'”’»)\]」』]*(?=\s|$|[\u3040-\u30ff\u3400-\u9fff])|(?<=\p{Script=Arabic})[.!؟۔]+(?=\p{Script=Arabic})/gu;
const HAS_WORD = /[\p{L}\p{N}]/u;
/** Words that a full stop shortens and that are followed by what they belong to, in the languages that most sites are in. */
const TITLES = new Set(
  (
    'mr mrs ms dr prof st no nr fig vs cf ph sr sra srta jr mt ft hr fr frau dipl ing mag lic rev hon gen col sgt capt lt ' +
    'z.b d.h u.a o.ä i.d.r z.t s.o s.u v.a e.g i.e p.ex p.es bzw ca vgl ggf evtl inkl exkl incl excl zzgl sog max min abb art abs ' +
    'bd tel str approx est dept inc ltd co corp vol ed eds pp al etc usw uvm enz bijv dhr mevr m mme mlle av bd env apr ' +
    'dott sig ecc pag pág núm avda ud uds ej p.ej dl c.a np itd itp tj ul tzw inż mgr hab č např atd tzv resp oz npr itn ' +
    'св г ул т.е т.д т.п др руб тыс млн стр рис напр им eur usp sp spp subsp var cca okr tzn s.r.o a.s d.o.o gmbh'
  ).split(' '),
);
/** Words that also abbreviate "about" or "number" when a number follows. */
const BEFORE_NUMBER = new Set(['ok', 'no', 'art', 'kl', 'tel']);
/** A bracket that was opened longer ago has been forgotten. */
const LOOK_BACK = 300;
const LOOK_AHEAD = 40;
/** The day of a date with the space before it. */
const DAY_CHARS = 3;
const LAST_WORD = /(?:^|[\s(„“"'«])((?:\p{L}+\.)*\p{L}+)$/u;
const NEXT_LETTER = /^\s*["'”’»)\]„“«¿¡(]*(\p{L})/u;
const MONTH =
  /^\s*(?:jan|jän|feb|mär|mar|apr|mai|may|jun|jul|aug|sep|okt|oct|nov|dez|dec|jahrhundert|etage|stock|klasse|platz)/iu;

/**
 * Where the sentences of one block of text end: the places behind their stops, closing quotes and brackets included. A
 * stop ends no sentence behind an abbreviation or a lone letter, before a small letter, within brackets, or behind the
 * day of a date; the stop at the end of the block always does.
 */
export function sentenceEnds(block: string): number[] {
  const ends: number[] = [];
  // A text in small letters throughout does not show by them where sentences begin.
  const hasCase = /\p{Lu}/u.test(block);
  let start = 0;
  let read = 0;
  let hasWord = false;
  for (const stop of block.matchAll(STOPS)) {
    const end = stop.index + stop[0].length;
    hasWord ||= HAS_WORD.test(block.slice(read, stop.index));
    read = end;
    if (!hasWord) continue;
    // Of a sentence without end only its end is looked at again and again.
    const before = block.slice(Math.max(start, stop.index - LOOK_BACK), stop.index);
    const after = block.slice(end, end + LOOK_AHEAD);
    const isSmall = hasCase && startsSmall(after);
    if (stop[0].startsWith('.') && end < block.length && !isEnd(stop[0], before, { after, isSmall })) continue;
    ends.push(end);
    start = end;
    hasWord = false;
  }
  return ends;
}

function isEnd(stop: string, before: string, { after, isSmall }: { after: string; isSmall: boolean }): boolean {
  if (isWithinBrackets(before, stop)) return false;
  // Dots that trail off, or a closing quote: the writer has ended something.
  if (stop !== '.') return !/^\.[)\]]/.test(stop) || !isSmall;
  // From its last space, or the pattern would try each word of the sentence.
  const word = LAST_WORD.exec(before.slice(Math.max(0, before.lastIndexOf(' '))))?.[1]?.toLowerCase() ?? '';
  if (TITLES.has(word) || /^(?:\p{L}\.)*\p{L}$/u.test(word)) return false;
  if (isSmall || (BEFORE_NUMBER.has(word) && /^\s*\d/.test(after))) return false;
  return !(/(?:^|\s)\d{1,2}$/.test(before.slice(-DAY_CHARS)) && MONTH.test(after));
}

function startsSmall(after: string): boolean {
  return /^\p{Ll}$/u.test(NEXT_LETTER.exec(after)?.[1] ?? '');
}

function isWithinBrackets(before: string, stop: string): boolean {
  if (!before.includes('(') && !before.includes('[')) return false;
  const opened = before.split(/[([]/).length;
  const closed = `${before}${stop}`.split(/[)\]]/).length;
  return opened > closed;
}
