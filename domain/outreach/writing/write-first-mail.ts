import type { EmailText, EmailTone } from './email-draft.js';
import type { MailLanguage } from './mail-language.js';
import type { MailSite } from './mail-site.js';
import { fillMailSlots, hasSlots, listSlots, type MailSlots, writeSlots } from './mail-slots.js';
import { pickVariant } from './pick-variant.js';
import { MAIL_TEXTS } from './texts/all-mail-texts.js';
import type { MailTexts, RegisterTexts, ToneTexts } from './texts/mail-texts.js';
import { USED_FACTS, type UsedFact } from './used-fact.js';
import { selectRegister, writeSubject } from './write-subject.js';

export interface FirstMailTask {
  topic: string;
  tone: EmailTone;
  language: MailLanguage;
  /** What is known of the site that it goes to; null without one. */
  site: MailSite | null;
  /** The same seed gets the same mail; different ones, such as the ids of leads, get different structures and sentences. */
  seed: string;
}

export interface FirstMail extends EmailText {
  facts: UsedFact[];
}

type Choose = (role: string, texts: readonly string[]) => string;
interface Choice {
  register: RegisterTexts;
  tone: ToneTexts;
  choose: Choose;
  hasArticle: boolean;
}

/**
 * Ways to build a mail: what comes first and what follows it, not other words for the same. Each says what is offered and what
 * is requested, makes saying no easy, and claims nothing about the writer that was not given. A paragraph is a list of
 * sentences; those whose facts are missing are empty.
 */
const STRUCTURES: readonly ((choice: Choice) => string[][])[] = [
  // The site first, then the offer and how it would be done.
  ({ register, tone, choose }) => [
    [openWithSite(register, choose), choose('offer_after', register.offer_after)],
    [choose('how', register.how), choose('guidelines', register.guidelines)],
    [choose('ask', tone.ask)],
  ],
  // The offer first, then why it comes to this site.
  ({ register, tone, choose, hasArticle }) => [
    [choose('offer_first', [...register.offer_first, ...tone.offer_first])],
    [
      hasArticle ? choose('article_then', register.article_then) : choose('how', register.how),
      choose('guidelines', register.guidelines),
    ],
    [choose('ask', tone.ask)],
  ],
  // A question, which the end needs no other for.
  ({ register, choose, hasArticle }) => [
    [choose('question', register.question)],
    [
      hasArticle ? choose('article_then', register.article_then) : '',
      choose('how', register.how),
      choose('guidelines', register.guidelines),
    ],
    [choose('ask_after_question', register.ask_after_question)],
  ],
  // Short: the offer in the light of the site, and the request.
  ({ register, tone, choose }) => [
    [openWithSite(register, choose)],
    [choose('offer_after', register.offer_after)],
    [choose('ask', tone.ask)],
  ],
];
/** Without a site a mail cannot open with it. */
const WITHOUT_SITE = [1, 2];
const WITH_SITE = [0, 1, 2, 3];

/** A first mail by rules alone. The sender's name and address are added when it leaves. */
export function writeFirstMail({ topic, tone, language, site, seed }: FirstMailTask): FirstMail {
  const texts = MAIL_TEXTS[language];
  const slots = fillMailSlots(texts, topic, site);
  const used = new Set<string>();
  const choose: Choose = (role, forms) => {
    const form = chooseForm(forms, slots, seed, role);
    for (const slot of listSlots(form)) used.add(slot);
    return writeSlots(form, slots);
  };
  const usable = slots.site === undefined ? WITHOUT_SITE : WITH_SITE;
  const build = STRUCTURES[pickVariant(usable, seed, 'structure') ?? 1] ?? noStructure;
  const toneTexts = texts.tones[tone];
  const { named, plain } = toneTexts.greet;
  const greeting = choose('greet', slots.name === undefined || named.length === 0 ? plain : named);
  const register = texts.registers[selectRegister(tone)];
  const choice = { register, tone: toneTexts, choose, hasArticle: slots.title !== undefined };
  const paragraphs = build(choice).map((sentences) => joinSentences(sentences, language));
  const closing = choose('close', toneTexts.close);
  const written = paragraphs.filter((paragraph) => paragraph !== '');
  const body = [greeting, ...startSmall(texts, written), closing].join('\n\n');
  return { subject: writeSubject(texts, { topic, tone, site }, seed), body, facts: listFacts(used) };
}

function openWithSite(register: RegisterTexts, choose: Choose): string {
  return choose('article_first', register.article_first) || choose('site_first', register.site_first);
}

function noStructure(): string[][] {
  return [];
}

/** Of those whose facts are known one that names the site, if there are any. Empty without one. */
function chooseForm(forms: readonly string[], slots: MailSlots, seed: string, role: string): string {
  const known = forms.filter((form) => hasSlots(form, slots));
  const named = known.filter((form) => form.includes('{site'));
  return pickVariant(named.length > 0 ? named : known, seed, role) ?? '';
}

/** A question in quotation marks ends an English or Dutch sentence as well. */
const ENDED_TWICE = /([?!][”’])[.?]/g;

export function joinSentences(sentences: readonly string[], language: MailLanguage): string {
  const text = sentences.filter((sentence) => sentence !== '').join(language === 'ja' ? '' : ' ');
  return language === 'en' || language === 'nl' ? text.replace(ENDED_TWICE, '$1') : text;
}

/** The first sentence continues that of the greeting, where a language has it so. */
export function startSmall(texts: MailTexts, paragraphs: readonly string[]): string[] {
  if (!texts.small_after_greeting) return [...paragraphs];
  return paragraphs.map((paragraph, at) =>
    at === 0 ? paragraph.charAt(0).toLowerCase() + paragraph.slice(1) : paragraph,
  );
}

function listFacts(used: ReadonlySet<string>): UsedFact[] {
  const isUsed: Record<UsedFact, boolean> = {
    site_name: used.has('site') || used.has('site_name'),
    article: used.has('title'),
    guidelines: used.has('guidelines'),
    contact_name: used.has('name'),
  };
  return USED_FACTS.filter((fact) => isUsed[fact]);
}
