import { phrasePlace } from '../../base/text/phrase-place.js';
import { collapse } from '../../base/text/text-form.js';
import { cutToEnd, fits, MAX } from './cut-to-end.js';
import { type DescriptionRequest, LEAST_DESCRIPTIONS, MOST_DESCRIPTIONS } from './description-request.js';
import { distinctTexts } from './distinct-texts.js';
import { capital, fillWording } from './fill-wording.js';
import { type PageWords, pickSentences } from './pick-sentences.js';
import { ALL_WORDINGS } from './wordings/all-wordings.js';
import { en } from './wordings/en.js';
import type { Wording } from './wordings/wording.js';

/** Below this a text has room for one thing more. */
const ROOMY_CHARS = 115;
const PAGE_TEXTS = 3;
const LABEL = /^[^.!?]{0,40}[:：]/u;
/** A search for a price asks for information: a page about prices need not sell anything. */
const ASKS_PRICE =
  /(?:^|[^\p{L}])(?:prices?|pricing|costs?|rates?|fees?|quotes?|preise?|kosten|gebühr(?:en)?|tarife?|kurse?|prix|tarifs?|coûts?|cours|precios?|costes?|tarifas?|cotización|prezz[oi]|cost[oi]|quotazion[ei]|prij(?:s|zen)|tarieven|koers|preços?|custos?|cotação)(?:$|[^\p{L}])/iu;

/** What a page gives to write from; null without a page in the language of the text. */
export interface DescribedPage extends PageWords {
  headings: readonly string[];
  h1: string;
}

/**
 * Up to five texts, each another one: first of the page's own sentences, then of its headings, then of a wording of the
 * language. A language without wording is written from the page alone; without a page either, in English.
 */
export function writeDescriptionsByRules(request: DescriptionRequest, page: DescribedPage | null): string[] {
  const wording = ALL_WORDINGS.get(request.language) ?? null;
  const picked = page ? pickSentences(page, request.keywords, wording) : [];
  const ofPage = [
    ...picked.map((sentence, at) => fromSentence(sentence, picked.slice(at + 1), request, wording, at)),
    ...(page ? fromHeadings(page, request, wording) : []),
  ];
  const texts = distinctTexts(ofPage, request.keywords).slice(0, wording ? PAGE_TEXTS : MOST_DESCRIPTIONS);
  if (wording === null && texts.length >= PAGE_TEXTS) return texts;
  const all = [...texts, ...fromWording(request, wording ?? en)];
  return distinctTexts(all, request.keywords, LEAST_DESCRIPTIONS).slice(0, MOST_DESCRIPTIONS);
}

function fromSentence(
  sentence: string,
  others: readonly string[],
  { keywords, tone }: DescriptionRequest,
  wording: Wording | null,
  turn: number,
): string {
  const [keyword = ''] = keywords;
  const text = cutToEnd(sentence);
  const lead = `${capital(keyword)}: ${text}`;
  // After one label a second one would stutter: "Lamps: Care: …".
  const mayLead = phrasePlace(text, keyword) < 0 && !LABEL.test(text) && lead.length <= MAX;
  const led = mayLead ? lead : text;
  if (led.length >= ROOMY_CHARS) return led;
  const second = others.find((other) => led.length + 1 + other.length <= MAX);
  return turn === 0 && second !== undefined && fits(`${led} ${second}`)
    ? `${led} ${second}`
    : close(led, wording?.closings[tone] ?? [], turn);
}

/** With the closing whose turn it is, or the next that there is room for. */
function close(text: string, closings: readonly string[], turn: number): string {
  const inTurn = closings.map((_, at) => `${text} ${closings[(at + turn) % closings.length] ?? ''}`);
  return inTurn.find(fits) ?? text;
}

/** "Lamps: choosing, cleaning and repairing": what the parts of the page are called. */
function fromHeadings(page: DescribedPage, { keywords, tone }: DescriptionRequest, wording: Wording | null): string[] {
  const parts = page.headings.map((heading) => collapse(heading).replace(/[.:!?…\s]+$/u, ''));
  const short = [...new Set(parts)].filter(({ length }) => length >= 4 && length <= 45).slice(0, 4);
  if (short.length < 3 || wording === null) return [];
  const [keyword = ''] = keywords;
  const subject = phrasePlace(page.h1, keyword) >= 0 && page.h1.length <= 60 ? page.h1 : capital(keyword);
  for (let count = short.length; count >= 2; count--) {
    const listed = short.slice(0, count);
    const text = `${subject.replace(/[.:!?\s]+$/u, '')}: ${listed.slice(0, -1).join(', ')} ${wording.and} ${listed.at(-1)}.`;
    if (fits(text)) return [close(text, wording.closings[tone], 1)];
  }
  return [];
}

/** Texts that lose a part of a long keyword for want of room come only where there are too few others. */
function fromWording({ keywords, tone, search_intent }: DescriptionRequest, wording: Wording): string[] {
  const [keyword = ''] = keywords;
  const closings = wording.closings[tone];
  const intent = search_intent === 'transactional' && ASKS_PRICE.test(keyword) ? 'informational' : search_intent;
  const texts = wording.bodies[intent].map((pattern, at) =>
    close(cutToEnd(fillWording(pattern, keywords, wording, MAX), keyword), closings, at),
  );
  const whole = texts.filter((text) => phrasePlace(text, keyword) >= 0);
  return whole.length >= LEAST_DESCRIPTIONS ? whole : texts;
}
