import { websiteHost } from '../campaigns/website-host.js';
import { cutText } from './cut-text.js';
import type { EmailText } from './email-draft.js';
import { findGreeting, type Greeting } from './greeting.js';
import type { MailLanguage } from './mail-language.js';
import { fillMailSlots, type MailSlots, writeSlots } from './mail-slots.js';
import { fillTemplate } from './template.js';
import { MAIL_TEXTS } from './texts/all-mail-texts.js';
import type { MailTexts } from './texts/mail-texts.js';
import { topicPhrase } from './topic-phrase.js';
import { topicWords } from './topic-words.js';
import { writeSubject } from './write-subject.js';

export interface Personal {
  lead_name: string | null;
  lead_website: string | null;
  content_topic: string | null;
  language: MailLanguage;
}

const NAME_CHARS = 80;
const MAX_SUBJECT_CHARS = 255;
/** The subject line of the user is longer than any that is sent; what is behind its bound was never part of one. */
const SUBJECT_LINE = /^\s{0,20}subject:[ \t]{0,9}(\S[^\r\n]{0,500})(?:[ \t]{0,9}\r?\n)+/i;
/** `{name}` in a greeting, with the blank before it. */
const NAMELESS = /[ \t]*\{{1,2} {0,3}name {0,3}\}{1,2}/i;
/** Greeting words that any name can follow as it is, for any person. */
const TAKES_NAME =
  /^(?:hello|hi|hey|dear|good (?:day|morning|afternoon)|greetings|hallo|guten (?:tag|morgen|abend)|moin|servus|bonjour|bonsoir|salut|buongiorno|buonasera|ciao|salve|gentile|goedendag|goedemorgen|goedemiddag|beste|geachte|hoi)$/i;

/**
 * A user's mail, for one recipient: placeholders are filled in, the greeting gets the name, and website and topic are
 * mentioned once if known and not already in the mail. Nothing is made up: a placeholder without a value stays visible.
 */
export function personalizeMail(
  baseEmail: string,
  { lead_name, lead_website, content_topic, language }: Personal,
  own: Readonly<Record<string, string>> = {},
): EmailText {
  const texts = MAIL_TEXTS[language];
  const name = cutText(topicPhrase(lead_name ?? ''), NAME_CHARS);
  const website = websiteHost(lead_website ?? '');
  const topic = topicWords(content_topic ?? '');
  const base = baseEmail.replace(/\r\n?/g, '\n');
  const given = SUBJECT_LINE.exec(base);
  const written = given ? base.slice(given[0].length) : base;
  const greeted = greet(texts, written.trim(), name);
  const values = { ...own, name, website, topic };
  const site = { name: website, language: null, article: null, guidelines_url: null, contact_name: null };
  const slots = fillMailSlots(texts, topic, site);
  const subject =
    given?.[1] === undefined
      ? writeSubject(texts, { topic, tone: 'friendly', site }, '')
      : cutText(fillTemplate(given[1], values).text, MAX_SUBJECT_CHARS);
  return { subject, body: mention(texts, fillTemplate(greeted, values).text, slots) };
}

/** The name goes into the first greeting; a mail without one gets one. Without a name "Hi {name}," becomes "Hi there,". */
function greet(texts: MailTexts, text: string, name: string): string {
  const found = findGreeting(text);
  const { named, plain } = texts.tones.professional.greet;
  const [nameless = ''] = plain.filter((form) => !form.includes('{'));
  if (name === '') {
    if (!found || !NAMELESS.test(text.slice(found.start, found.end))) return text;
    const isEnglish = /^(?:hi|hello|hey)$/i.test(found.word) && texts === MAIL_TEXTS.en;
    return replaceGreeting(text, found, isEnglish ? `${found.word} there,` : nameless);
  }
  const form = named[0] ?? '';
  // A language whose greetings inflect names is left as it is.
  if (form === '') return text;
  const filled = form.replace('{name}', () => name);
  if (!found) return `${filled}\n\n${text}`;
  if (texts === MAIL_TEXTS.ja) return replaceGreeting(text, found, filled.split('\n')[0] ?? filled);
  return replaceGreeting(text, found, TAKES_NAME.test(found.word) ? `${found.word} ${name},` : filled);
}

function replaceGreeting(text: string, { start, end }: Greeting, greeting: string): string {
  return `${text.slice(0, start)}${greeting}${text.slice(end)}`;
}

/** One sentence behind the greeting for what the mail has not said yet. */
function mention({ personal }: MailTexts, text: string, slots: MailSlots): string {
  const lower = text.toLowerCase();
  const isNew = (value: string | undefined) => value !== undefined && !lower.includes(value.toLowerCase());
  const isNewSite = isNew(slots.site_name);
  const isNewTopic = isNew(slots.bare_topic);
  if (!isNewSite && !isNewTopic) return text;
  const form = isNewSite && isNewTopic ? personal.site_and_topic : isNewSite ? personal.site : personal.topic;
  const sentence = writeSlots(form, slots);
  const greeting = findGreeting(text);
  if (!greeting) return `${sentence}\n\n${text}`;
  return `${text.slice(0, greeting.end)}\n\n${sentence}\n\n${text.slice(greeting.end).trimStart()}`;
}
