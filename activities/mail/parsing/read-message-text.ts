import { readCalendarAnswer } from '../../../domain/outreach/replies/calendar-answer.js';
import { decodeMailText } from './decode-mail-text.js';
import { htmlToText } from './html-to-text.js';
import { metaLabel } from './meta-label.js';
import type { MimePart } from './part-parser.js';
import { unflowText } from './unflow-text.js';

const MAX_TEXT_CHARS = 2_000_000;

const REACTION = 'text/vnd.google.email-reaction+json';
const MAX_REACTION_CHARS = 40;

/**
 * The text that a reader of the message sees: the plain parts, or the HTML's text when these are empty, or the text of
 * a calendar reply. Of a reaction with an emoji only the emoji: the rest is by a program.
 */
export function readMessageText(parts: readonly MimePart[]): { text: string; from_html: boolean } {
  const reaction = readReaction(parts);
  if (reaction !== null) return { text: reaction, from_html: false };
  const shown = parts.filter((part) => !part.is_attached);
  const plain = shown.filter(({ type }) => type === 'text/plain').map(plainText);
  const text = plain.filter((part) => part.trim() !== '').join('\n');
  if (text !== '') return { text: text.slice(0, MAX_TEXT_CHARS), from_html: false };
  const html = shown.filter(({ type }) => type === 'text/html').map(htmlText);
  const calendar = html.join('').trim() === '' ? readCalendar(parts) : null;
  if (calendar !== null) return { text: calendar, from_html: false };
  return { text: html.join('\n').slice(0, MAX_TEXT_CHARS), from_html: html.length > 0 };
}

/** @see https://developers.google.com/workspace/gmail/reactions/format */
function readReaction(parts: readonly MimePart[]): string | null {
  const part = parts.find(({ type }) => type === REACTION);
  if (!part) return null;
  const said = parseJson(decoded(part));
  const emoji = typeof said === 'object' && said !== null && 'emoji' in said ? said.emoji : null;
  return typeof emoji === 'string' && emoji.trim() !== '' ? emoji.trim().slice(0, MAX_REACTION_CHARS) : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function readCalendar(parts: readonly MimePart[]): string | null {
  const part = parts.find(({ type }) => type === 'text/calendar' || type === 'application/ics');
  return part ? readCalendarAnswer(decoded(part)) : null;
}

export function isTextPart(part: MimePart): boolean {
  return !part.is_attached && (part.type === 'text/plain' || part.type === 'text/html');
}

function plainText(part: MimePart): string {
  const text = decoded(part);
  const { format = '', delsp = '' } = part.parameters;
  return format.toLowerCase() === 'flowed' ? unflowText(text, delsp.toLowerCase() === 'yes') : text;
}

function htmlText({ content, parameters }: MimePart): string {
  return htmlToText(decodeMailText(content, parameters['charset'] ?? '', metaLabel(content)));
}

function decoded(part: MimePart): string {
  return decodeMailText(part.content, part.parameters['charset'] ?? '');
}
