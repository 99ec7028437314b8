import { parseUrl } from '../../seo/url/parse-url.js';
import { fillTemplate } from '../template.js';
import { asPhrase, cutText } from './cut-text.js';
import { type EmailText, SUBJECT_CHARS } from './email-draft.js';

export interface Personal {
  lead_name: string | null;
  lead_website: string | null;
  content_topic: string | null;
}

/** "Hello," on a line of its own, with or without a name behind it. */
const GREETING =
  /^[ \t]*(hello|hi there|hi|hey|dear sir or madam|dear editor|dear webmaster|dear|good day|greetings)\b([^\n,.!:]{0,60})[,.!:]?[ \t]*$/im;
const SUBJECT_LINE = /^\s*subject:[ \t]*(.+?)[ \t]*(?:\r?\n)+/i;

/**
 * A mail that somebody has written, for one recipient: placeholders are filled in, the greeting gets the name, and what
 * is known of website and topic is said once where the mail does not say it. Nothing is made up.
 */
export function personalizeMail(baseEmail: string, { lead_name, lead_website, content_topic }: Personal): EmailText {
  const website = lead_website === null ? '' : siteName(lead_website);
  const topic = content_topic === null ? '' : asPhrase(content_topic);
  const values = { name: lead_name ?? '', website, topic };
  const given = SUBJECT_LINE.exec(baseEmail)?.[1] ?? null;
  const written = fillTemplate(baseEmail.replace(SUBJECT_LINE, ''), values).text.trim();
  const greeted = lead_name === null || lead_name.trim() === '' ? written : greet(written, lead_name.trim());
  const subject = given === null ? subjectOf(website, topic) : fillTemplate(given, values).text;
  return { subject: cutText(subject, 255), body: mention(greeted, website, topic) };
}

function siteName(website: string): string {
  const url = parseUrl(website) ?? parseUrl(`https://${website}`);
  return (url?.hostname ?? website).replace(/^www\./, '');
}

function subjectOf(website: string, topic: string): string {
  if (topic !== '' && website !== '') return cutText(`An idea for ${website}: ${topic}`, SUBJECT_CHARS);
  if (topic !== '') return cutText(`An idea: ${topic}`, SUBJECT_CHARS);
  return website === '' ? 'An idea for you' : cutText(`An idea for ${website}`, SUBJECT_CHARS);
}

/** The name goes into the first greeting; a mail without one gets one. */
function greet(text: string, name: string): string {
  const found = GREETING.exec(text);
  if (!found) return `Hello ${name},\n\n${text}`;
  const word = (found[1] ?? 'Hello').replace(/^dear .*/i, 'Dear').replace(/ there$/i, '');
  return text.replace(found[0], `${word} ${name},`);
}

/** One sentence behind the greeting for what the mail has not said yet. */
function mention(text: string, website: string, topic: string): string {
  const lower = text.toLowerCase();
  const site = website !== '' && !lower.includes(website.toLowerCase()) ? website : '';
  const about = topic !== '' && !lower.includes(topic.toLowerCase()) ? topic : '';
  if (site === '' && about === '') return text;
  const sentence =
    site !== '' && about !== ''
      ? `I am writing about ${site}, and what I have in mind is ${about}.`
      : site !== ''
        ? `I am writing about ${site}.`
        : `What I have in mind is ${about}.`;
  const greeting = GREETING.exec(text);
  if (!greeting) return `${sentence}\n\n${text}`;
  const end = greeting.index + greeting[0].length;
  return `${text.slice(0, end)}\n\n${sentence}\n\n${text.slice(end).trimStart()}`;
}
