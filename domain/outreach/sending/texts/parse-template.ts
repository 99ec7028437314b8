/** A variable of a template; `raw` is how it is written there. */
export interface TemplateVariable {
  kind: 'variable';
  raw: string;
  name: string;
  /** What is written where the lead has no value; empty: nothing. Null: then the email is not sent. */
  fallback: string | null;
}

export type TemplatePart =
  /** `text` is `raw` without the backslashes of `\{` and `\}`. */
  | { kind: 'text'; raw: string; text: string }
  | TemplateVariable
  /** What was meant as a variable and is none. */
  | { kind: 'fault'; raw: string; problem: string; offset: number };

/** Most characters of a fallback. */
export const FALLBACK_CHARS = 200;

const NAME = / {0,3}(\p{L}[\p{L}\p{M}\p{N}_-]{0,49}) {0,3}/uy;
const NAMELESS = / {0,3}\|/y;
const SHOWN_CHARS = 40;

type Read = { part: Exclude<TemplatePart, { kind: 'text' }>; end: number };

/**
 * Text and variables of a template, in its order: `{name}`, `{{name}}` and `{name|fallback}`. A fallback is plain text on one line.
 * `\{` and `\}` write a brace, in a fallback `\|` a bar; elsewhere a bar is text, and so are braces of other uses, such as `{}`.
 */
export function parseTemplate(template: string): TemplatePart[] {
  const text = template.normalize('NFC');
  const parts: TemplatePart[] = [];
  let from = 0;
  let at = 0;
  const flush = (end: number) => {
    if (end > from) parts.push(toText(text.slice(from, end)));
  };
  while (at < text.length) {
    const sign = text.charAt(at);
    if (sign === '\\' && isBrace(text.charAt(at + 1))) at += 2;
    else if (sign !== '{') at += 1;
    else {
      const opened = Math.min(2, countBraces(text, at, '{'));
      const start = at + countBraces(text, at, '{') - opened;
      const read = readVariable(text, start, start + opened);
      if (read === null) at = start + opened;
      else {
        flush(start);
        parts.push(read.part);
        from = at = read.end;
      }
    }
  }
  flush(text.length);
  return parts;
}

/** @param inside where the text behind the opening braces begins */
function readVariable(text: string, start: number, inside: number): Read | null {
  const name = matchAt(NAME, text, inside);
  if (name === null) {
    const bar = matchAt(NAMELESS, text, inside);
    return bar === null ? null : refuse(text, start, inside + bar[0].length, 'has no name before the |');
  }
  const end = inside + name[0].length;
  const next = text.charAt(end);
  if (next === '}') return toVariable(text, start, end, name[1] ?? '', null);
  if (next === '|') return readFallback(text, start, end + 1, name[1] ?? '');
  return isClosed(text, end) ? null : refuse(text, start, end, 'is not closed by a }');
}

function readFallback(text: string, start: number, from: number, name: string): Read {
  let fallback = '';
  for (let at = from; at < text.length; at++) {
    const sign = text.charAt(at);
    if (sign === '}') return toVariable(text, start, at, name, fallback.trim());
    if (sign === '\n' || sign === '\r') break;
    if (sign === '{') return refuse(text, start, at, 'has a brace in its fallback: write \\{ for the sign');
    if (sign === '|') return refuse(text, start, at + 1, 'has more than one |: write \\| for the sign');
    if (fallback.length >= FALLBACK_CHARS)
      return refuse(text, start, at, `has a fallback of more than ${FALLBACK_CHARS} characters`);
    const isEscaped = sign === '\\' && (text.charAt(at + 1) === '|' || isBrace(text.charAt(at + 1)));
    if (isEscaped) at += 1;
    fallback += text.charAt(at);
  }
  return refuse(text, start, from, 'is not closed by a }');
}

function toVariable(text: string, start: number, closing: number, name: string, fallback: string | null): Read {
  const end = closing + Math.min(2, countBraces(text, closing, '}'));
  return { part: { kind: 'variable', raw: text.slice(start, end), name, fallback }, end };
}

function refuse(text: string, start: number, end: number, problem: string): Read {
  return { part: { kind: 'fault', raw: text.slice(start, end), problem, offset: start }, end };
}

function toText(raw: string): TemplatePart {
  return { kind: 'text', raw, text: raw.replace(/\\([{}])/g, '$1') };
}

/** Whether a brace closes it before the line ends or another one opens. */
function isClosed(text: string, from: number): boolean {
  for (let at = from; at < text.length; at++) {
    const sign = text.charAt(at);
    if (sign === '}') return true;
    if (sign === '{' || sign === '\n' || sign === '\r') return false;
  }
  return false;
}

function isBrace(sign: string): boolean {
  return sign === '{' || sign === '}';
}

function countBraces(text: string, from: number, brace: string): number {
  let at = from;
  while (text.charAt(at) === brace) at += 1;
  return at - from;
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** What is wrong with the variables of a template, each with its place; nothing when all can be read. */
export function findTemplateErrors(template: string): string[] {
  const text = template.normalize('NFC');
  return parseTemplate(text).flatMap((part) => {
    if (part.kind !== 'fault') return [];
    const lines = text.slice(0, part.offset).split(/\r\n|\r|\n/);
    const shown = part.raw.slice(0, SHOWN_CHARS);
    return [`Line ${lines.length}, column ${(lines.at(-1) ?? '').length + 1}: ${shown} ${part.problem}`];
  });
}
