import { websiteHost } from '../campaigns/website-host.js';
import { cutText } from './cut-text.js';
import { type EmailText, SUBJECT_CHARS } from './email-draft.js';
import { findGreeting } from './greeting.js';
import { fillTemplate } from './template.js';
import { quoted, topicPhrase } from './topic-phrase.js';

export interface Personal {
  lead_name: string | null;
  lead_website: string | null;
  content_topic: string | null;
}

const NAME_CHARS = 80;
const TOPIC_CHARS = 160;
const MAX_SUBJECT_CHARS = 255;
const SUBJECT_LINE = /^\s{0,20}subject:[ \t]{0,9}(\S[^\r\n]{0,500})(?:[ \t]{0,9}\r?\n)+/i;
/** `{name}` in a greeting, with the blank before it. */
const NAMELESS = /[ \t]*\{{1,2} {0,3}name {0,3}\}{1,2}/i;

/**
 * A user's mail, for one recipient: placeholders are filled in, the greeting gets the name, and website and topic are
 * mentioned once if known and not already in the mail. Nothing is made up: a placeholder without a value stays visible.
 */
export function personalizeMail(
  baseEmail: string,
  { lead_name, lead_website, content_topic }: Personal,
  own: Readonly<Record<string, string>> = {},
): EmailText {
  const name = cutText(topicPhrase(lead_name ?? ''), NAME_CHARS);
  const website = websiteHost(lead_website ?? '');
  const topic = cutText(topicPhrase(content_topic ?? ''), TOPIC_CHARS);
  const values = { ...own, name, website, topic };
  const base = baseEmail.replace(/\r\n?/g, '\n');
  const given = SUBJECT_LINE.exec(base);
  const written = given ? base.slice(given[0].length) : base;
  const greeted = greet(written.trim(), name);
  const subject = given?.[1] === undefined ? subjectOf(website, topic) : fillTemplate(given[1], values).text;
  const body = mention(fillTemplate(greeted, values).text, website, topic);
  return { subject: cutText(subject, MAX_SUBJECT_CHARS), body };
}

function subjectOf(website: string, topic: string): string {
  if (topic !== '' && website !== '') return cutText(`An idea for ${website}: ${topic}`, SUBJECT_CHARS);
  if (topic !== '') return cutText(`An idea: ${topic}`, SUBJECT_CHARS);
  return website === '' ? 'An idea for you' : cutText(`An idea for ${website}`, SUBJECT_CHARS);
}

/** The name goes into the first greeting; a mail without one gets one. Without a name "Hi {name}," becomes "Hi there,". */
function greet(text: string, name: string): string {
  const found = findGreeting(text);
  if (name === '') {
    if (!found || !NAMELESS.test(text.slice(found.start, found.end))) return text;
    const nobody = /^(?:hi|hello|hey)$/i.test(found.word) ? `${found.word} there,` : 'Hello,';
    return `${text.slice(0, found.start)}${nobody}${text.slice(found.end)}`;
  }
  if (!found) return `Hello ${name},\n\n${text}`;
  return `${text.slice(0, found.start)}${found.word} ${name},${text.slice(found.end)}`;
}

/** One sentence behind the greeting for what the mail has not said yet. */
function mention(text: string, website: string, topic: string): string {
  const lower = text.toLowerCase();
  const site = website !== '' && !lower.includes(website.toLowerCase()) ? website : '';
  const about = topic !== '' && !lower.includes(topic.toLowerCase()) ? quoted(topic) : '';
  if (site === '' && about === '') return text;
  const sentence =
    site !== '' && about !== ''
      ? `I am getting in touch about ${site}, and the topic I have in mind is ${about}.`
      : site !== ''
        ? `I am getting in touch about ${site}.`
        : `The topic I have in mind is ${about}.`;
  const greeting = findGreeting(text);
  if (!greeting) return `${sentence}\n\n${text}`;
  return `${text.slice(0, greeting.end)}\n\n${sentence}\n\n${text.slice(greeting.end).trimStart()}`;
}
