import { type HeaderKind, headerKind } from './header-labels.js';

/** "From: …", "*Von:* …", "差出人: …". Asterisks are the bold type of an HTML mail made plain. */
const LABELLED = /^[*_]{0,2}([^:*\d<>@]{1,40}?) ?[*_]{0,2} ?: ?[*_]{0,2} ?(.*)$/u;
/** A block may be set with empty lines between, and long lists of addresses run over lines. */
const MAX_LINES = 24;
const MAX_PLAIN_LINES = 4;

const ADDRESS = /[<([]?(?:mailto:)?[^\s<>()[\]@]{1,100}@[^\s<>()[\]@]{1,100}[>)\]]?/;
const TIME = /\d{1,2} ?[:.h時时点시] ?\d{2}/;
const YEAR = /(?:19|20|25)\d{2}|\d{1,2}[./-]\d{1,2}[./-]\d{2}/;

/**
 * Whether the headers of a quoted message begin at a line, as Outlook and many others put them above the original:
 * at least three of from, date, to and subject in a known language, or lines of that shape in any.
 * @param lines As plainLine gives them.
 */
export function isHeaderBlock(lines: readonly string[], start: number): boolean {
  const first = readLabel(lines[start] ?? '');
  if (!first) return false;
  const kinds = new Set<HeaderKind>();
  const labels: string[] = [];
  const values: string[] = [];
  let plain = 0;
  for (let at = start; at < Math.min(lines.length, start + MAX_LINES); at++) {
    const line = lines[at] ?? '';
    if (line === '') continue;
    const labeled = readLabel(line);
    if (!labeled && (labels.length >= 3 || ++plain > MAX_PLAIN_LINES)) break;
    if (!labeled) continue;
    if (labeled.kind && labeled.kind !== 'other') kinds.add(labeled.kind);
    labels.push(labeled.label);
    values.push(labeled.value);
    if (isComplete(kinds)) return first.kind !== null;
  }
  return isFormed(labels, values, plain);
}

function isComplete(kinds: ReadonlySet<HeaderKind>): boolean {
  const known = [...kinds].filter((kind) => kind !== 'cc').length;
  return known >= 3 && (kinds.has('from') || (kinds.has('subject') && kinds.has('sent')));
}

/** In a language that is not listed: a sender's address, a date with its time, and nothing between the lines. */
function isFormed(labels: readonly string[], values: readonly string[], plain: number): boolean {
  const head = values.slice(0, 4);
  if (plain > 1 || head.length < 3 || new Set(labels.slice(0, 4)).size < 3) return false;
  return head.some((value) => ADDRESS.test(value)) && head.some((value) => TIME.test(value) && YEAR.test(value));
}

function readLabel(line: string): { label: string; kind: HeaderKind | null; value: string } | null {
  const [, label, value] = LABELLED.exec(line.slice(0, 300)) ?? [];
  if (label === undefined || value === undefined) return null;
  const name = label.trim().toLowerCase();
  return { label: name, kind: headerKind(name), value };
}
