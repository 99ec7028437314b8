import { decodeText } from './decode-text.js';
import { htmlToText } from './html-to-text.js';
import type { MimePart } from './part-parser.js';
import { unflowText } from './unflow-text.js';

const MAX_TEXT_CHARS = 2_000_000;

/** What a reader of the message sees as its text: the plain parts, or what the HTML says when these are empty. */
export function readTexts(parts: readonly MimePart[]): { text: string; from_html: boolean } {
  const shown = parts.filter((part) => !part.is_attached);
  const plain = shown.filter(({ type }) => type === 'text/plain').map(plainText);
  const text = plain.filter((part) => part.trim() !== '').join('\n');
  if (text !== '') return { text: text.slice(0, MAX_TEXT_CHARS), from_html: false };
  const html = shown.filter(({ type }) => type === 'text/html').map((part) => htmlToText(decoded(part)));
  return { text: html.join('\n').slice(0, MAX_TEXT_CHARS), from_html: html.length > 0 };
}

export function isTextPart(part: MimePart): boolean {
  return !part.is_attached && (part.type === 'text/plain' || part.type === 'text/html');
}

function plainText(part: MimePart): string {
  const text = decoded(part);
  const { format = '', delsp = '' } = part.parameters;
  return format.toLowerCase() === 'flowed' ? unflowText(text, delsp.toLowerCase() === 'yes') : text;
}

function decoded(part: MimePart): string {
  return decodeText(part.content, part.parameters['charset'] ?? '');
}
