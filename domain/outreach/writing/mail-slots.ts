import type { MailSite } from './mail-site.js';
import { quotePhrase } from './quote-phrase.js';
import type { MailTexts } from './texts/mail-texts.js';
import { topicPhrase } from './topic-phrase.js';
import { headTopic, topicWords } from './topic-words.js';

/** `site_name` and `bare_topic` are without quotation marks. */
const SLOT_NAMES = ['name', 'site', 'site_name', 'title', 'url', 'topic', 'bare_topic', 'guidelines'] as const;
type SlotName = (typeof SLOT_NAMES)[number];

/** Values of the slots of texts; texts with one that is missing are left out. */
export type MailSlots = Readonly<Partial<Record<SlotName, string>>>;

const SLOT = /\{([a-z_]+)\}/g;
/** What is longer is no name, or no address to read. */
const MOST_CHARS = { name: 60, site: 60, title: 110, url: 100, topic: 120 };
/** A name that begins with an article or a preposition runs into the words before it. */
const RUNS_IN =
  /^(?:der|die|das|le|la|les|au|aux|en|à|chez|el|los|las|al|por|il|lo|i|gli|al|alla|da|dal|o|os|a|as|ao|no|na|de|het|uit|op|van|voor|in|na|do|od|z|the)\s|^l['’]/i;
/** A host is no name to be quoted. */
const HOST = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u;
/** English words that a sentence can continue with: no question and no statement. */
const PHRASE = /^(?!(?:i|how|why|what|when|where|who|which|is|are|can|should|do|does|did|will)\s)[^?!:;.]+$/i;
/** Begins like a title, and not with an acronym such as "SEO", "B2B" or "SaaS". */
const TITLE = /^\p{Lu}\p{Ll}+(?![\p{L}\p{N}])/u;
const LETTERS = /\p{L}/gu;
const CAPITALS = /\p{Lu}/gu;
const MOSTLY = 0.6;
const TAG_OR_PICTURE = /<[^<>]{0,500}>|(?!\p{N})\p{Extended_Pictographic}|\ufe0f|[\p{Cc}\p{Cf}{}<>]/gu;

/** What is known of topic and site, as words for the sentences of one language. */
export function fillMailSlots(texts: MailTexts, topic: string, site: MailSite | null): MailSlots {
  return { ...fillTopic(texts, topic), ...(site === null ? {} : fillSite(texts, site)) };
}

function fillTopic(texts: MailTexts, given: string): MailSlots {
  const words = topicWords(given);
  const phrase = words.length <= MOST_CHARS.topic ? words : headTopic(words);
  // A paragraph is no phrase, and a part of it that ends anywhere is none either.
  if (phrase === '' || phrase.length > MOST_CHARS.topic) return { topic: texts.any_topic };
  const isPlain = !texts.quote_topics && PHRASE.test(phrase) && !TITLE.test(phrase);
  return { topic: isPlain ? phrase : quotePhrase(phrase, texts.quotes), bare_topic: phrase };
}

function fillSite(texts: MailTexts, { name, article, guidelines_url, contact_name }: MailSite): MailSlots {
  const site = tidyName(name, MOST_CHARS.site);
  const isQuoted = site !== '' && isNameQuoted(texts, site);
  const title = tidyTitle(article?.title ?? '');
  const slots = {
    name: tidyName(contact_name ?? '', MOST_CHARS.name),
    site: isQuoted ? quotePhrase(site, texts.quotes) : site,
    site_name: site,
    title: title === '' ? '' : quotePhrase(title, texts.quotes),
    url: readableUrl(article?.url ?? ''),
    guidelines: readableUrl(guidelines_url ?? ''),
  };
  return Object.fromEntries(Object.entries(slots).filter(([, value]) => value !== ''));
}

function isNameQuoted({ quote_names, quotes }: MailTexts, site: string): boolean {
  // Japanese marks where a name begins and ends, whatever it is.
  if (quote_names === 'always') return quotes[0] === '「' || !HOST.test(site);
  return quote_names === 'with_article' && (RUNS_IN.test(site) || /[:;,!?]/.test(site));
}

/** Empty for what is too long, or holds what is no part of a name. */
function tidyName(name: string, maxChars: number): string {
  const tidy = topicPhrase(name);
  return tidy.length > maxChars || /[{}<>|\\]/.test(tidy) ? '' : tidy;
}

/** Empty for one that is too long to quote, or is all capitals. */
function tidyTitle(title: string): string {
  const line = title.normalize('NFC').replace(TAG_OR_PICTURE, ' ').replace(/\s+/g, ' ').trim();
  const tidy = line.replace(/^["“„«「](.*)["”“»」]$/u, '$1').replace(/[.,;:\s]+$/, '');
  const letters = tidy.match(LETTERS)?.length ?? 0;
  const capitals = tidy.match(CAPITALS)?.length ?? 0;
  const isShouted = letters > 10 && capitals / letters > MOSTLY;
  return tidy.length > MOST_CHARS.title || letters < 3 || isShouted ? '' : tidy;
}

function readableUrl(url: string): string {
  return url.length <= MOST_CHARS.url && /^https?:\/\/[^\s()<>"]+$/.test(url) ? url : '';
}

/** Whether each slot of a text has a value. */
export function hasSlots(text: string, slots: MailSlots): boolean {
  return listSlots(text).every((name) => slots[name] !== undefined);
}

export function listSlots(text: string): SlotName[] {
  const names = [...text.matchAll(SLOT)].map(([, name]) => name);
  return SLOT_NAMES.filter((slot) => names.includes(slot));
}

/** Each slot is filled once: what a value holds is text. */
export function writeSlots(text: string, slots: MailSlots): string {
  return text.replace(
    SLOT,
    (whole, name: string) => slots[SLOT_NAMES.find((slot) => slot === name) ?? 'name'] ?? whole,
  );
}
