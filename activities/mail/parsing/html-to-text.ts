import { Parser } from 'htmlparser2';
import { TextLines } from './text-lines.js';

/** Parsing is done in steps, so that endlessly nested markup is given up before it costs much. */
const STEP_CHARS = 16_384;
const MAX_HTML_CHARS = 4_000_000;
const MAX_NESTING = 1_000;

const SILENT = new Set([
  'head',
  'style',
  'script',
  'title',
  'template',
  'noscript',
  'object',
  'svg',
  'select',
  'textarea',
]);
const BLOCKS = new Set(
  (
    'address article aside blockquote center dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header ' +
    'hr li main nav ol p pre section table tbody tr ul'
  ).split(' '),
);
/** Blocks with an empty line around them. */
const APART = new Set('p h1 h2 h3 h4 h5 h6 ul ol dl table pre'.split(' '));
/** Paragraphs that are lines: Word's own, and those without a margin. */
const CLOSE = /(?:^|\s)Mso(?:Normal|PlainText|NoSpacing)(?:\s|$)/;
const NO_MARGIN = /margin(?:-top)?\s{0,5}:\s{0,5}0(?:px|pt|cm|in|em)?\s{0,5}(?:;|$|0)/i;

/** Signatures, as mail programs mark them. */
const SIGNATURES =
  /(?:^|\s)(?:gmail_signature(?:_prefix)?|moz-signature|ms-outlook-mobile-signature|protonmail_signature_block)(?:\s|$)/;
const SIGNATURE_IDS = new Set(['signature', 'ms-outlook-mobile-signature', 'applemailsignature']);
/** Boxes around a quotation and the line above it. */
const QUOTES = /(?:^|\s)(?:[a-z0-9]{0,20}yahoo_quoted|protonmail_quote|tutanota_quote|zmail_extra)(?:\s|$)/;
const QUOTE_IDS = new Set(['olk_src_body_section', 'isreplycontent', 'mail-editor-reference-message-container']);
/** Outlook puts nothing around the quotation: from these marks on, all is. */
const REST_IS_QUOTED = new Set(['appendonsend', 'divrplyfwdmsg', 'stopspelling']);

type Role = 'plain' | 'silent' | 'quote';

interface OpenElement {
  name: string;
  role: Role;
  isApart: boolean;
}

/**
 * The text of an HTML mail as its reader sees it. Quotations are marked line by line with "> ", however the mail program
 * marked them, so that the same rules find them as in plain text. Linear, and bounded for markup without end.
 */
export function htmlToText(html: string): string {
  // Some people write inside what their program marked as the signature.
  return convert(html, true) || convert(html, false);
}

function convert(html: string, dropsSignatures: boolean): string {
  const lines = new TextLines();
  const open: OpenElement[] = [];
  let silent = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === 'br') lines.endLine();
        const isApart = APART.has(name) && !isClose(attributes);
        if (BLOCKS.has(name)) lines.startBlock(isApart);
        const role = roleOf(name, attributes, dropsSignatures);
        open.push({ name, role, isApart });
        if (role === 'silent') silent++;
        if (role === 'quote') lines.quoteDeeper();
        if (REST_IS_QUOTED.has(idOf(attributes))) lines.quoteRest();
        if (name === 'li' && silent === 0) lines.add('- ');
        if (name === 'td' || name === 'th') lines.add(' ');
      },
      ontext(text) {
        if (silent === 0) lines.add(text, open.at(-1)?.name === 'pre');
      },
      onclosetag(name) {
        const element = open.pop();
        if (BLOCKS.has(name)) lines.startBlock(element?.isApart === true);
        if (element?.role === 'silent') silent--;
        if (element?.role === 'quote') lines.quoteLess();
      },
    },
    { decodeEntities: true, lowerCaseTags: true },
  );
  for (let at = 0; at < Math.min(html.length, MAX_HTML_CHARS) && open.length < MAX_NESTING; at += STEP_CHARS) {
    parser.write(html.slice(at, at + STEP_CHARS));
  }
  return lines.toString();
}

function isClose(attributes: Record<string, string>): boolean {
  return CLOSE.test(attributes['class'] ?? '') || NO_MARGIN.test((attributes['style'] ?? '').slice(0, 500));
}

function roleOf(name: string, attributes: Record<string, string>, dropsSignatures: boolean): Role {
  const classes = attributes['class'] ?? '';
  const id = idOf(attributes);
  if (SILENT.has(name)) return 'silent';
  if (dropsSignatures && (SIGNATURES.test(classes) || SIGNATURE_IDS.has(id))) return 'silent';
  return name === 'blockquote' || QUOTES.test(classes) || QUOTE_IDS.has(id) ? 'quote' : 'plain';
}

function idOf(attributes: Record<string, string>): string {
  return (attributes['id'] ?? '').trim().toLowerCase();
}
