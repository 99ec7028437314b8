const HTML_TYPES = new Set(['text/html', 'application/xhtml+xml']);
/** Says nothing about the content, so that the content decides (MIME Sniffing 7). */
const UNKNOWN_TYPES = new Set(['unknown/unknown', 'application/unknown', '*/*', 'application/octet-stream']);
/** Sometimes sent with pages by mistake; a page is recognized here only by its doctype or root element. */
const TEXT_TYPES = new Set(['text/plain', 'text/xml', 'application/xml']);

const SNIFF_BYTES = 1024;
const MAX_JSON_BYTES = 1_000_000;

const ROOT = /^(?:\s|<!--[\s\S]*?-->|<\?xml[^>]*>)*<(?:!doctype\s+html|html)[\s>]/i;
/** The patterns of MIME Sniffing 7.1, rule 1. */
const ANY_TAG =
  /^\s*<(?:!doctype\s+html|html|head|script|iframe|h1|div|font|table|a|style|title|b|body|br|p|!--)(?:[\s>]|(?<=!--))/i;

/** First bytes of images, archives, PDF and fonts, as sent by servers that call everything text/html. */
const BINARY_STARTS = [
  '\x89PNG',
  'GIF8',
  '\xff\xd8\xff',
  '%PDF-',
  'PK\x03\x04',
  '\x1f\x8b',
  'RIFF',
  'wOFF',
  'wOF2',
  '\x00asm',
];

/**
 * Whether a response is to be parsed as a page. The declared type is trusted unless the bytes are plainly something
 * else (an image, JSON); without a meaningful type the bytes decide. `mediaType` has no parameters and is in lower
 * case.
 */
export function looksLikeHtml(mediaType: string | null, body: Buffer): boolean {
  if (body.length === 0) return false;
  if (mediaType !== null && HTML_TYPES.has(mediaType)) return !isBinary(body) && !isJson(body);
  const isUnknown = mediaType === null || UNKNOWN_TYPES.has(mediaType);
  if (!isUnknown && !TEXT_TYPES.has(mediaType)) return false;
  return (isUnknown ? ANY_TAG : ROOT).test(startOf(body)) || ROOT.test(startOf(body));
}

function startOf(body: Buffer): string {
  const isUtf16 = (body[0] === 0xff && body[1] === 0xfe) || (body[0] === 0xfe && body[1] === 0xff);
  if (isUtf16) return body.toString('latin1', 2, SNIFF_BYTES * 2).replaceAll('\0', '');
  return body.toString('utf8', 0, SNIFF_BYTES).replace(/^\uFEFF/, '');
}

function isBinary(body: Buffer): boolean {
  const start = body.toString('latin1', 0, 8);
  return BINARY_STARTS.some((mark) => start.startsWith(mark));
}

function isJson(body: Buffer): boolean {
  const first = /\S/.exec(body.toString('latin1', 0, 100))?.[0];
  if ((first !== '{' && first !== '[') || body.length > MAX_JSON_BYTES) return false;
  try {
    JSON.parse(body.toString('utf8'));
    return true;
  } catch {
    return false;
  }
}
