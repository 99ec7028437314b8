import type { MailFields } from './incoming-message.js';

const MAX_FIELDS = 500;
const MAX_VALUE_CHARS = 8_000;
/** RFC 5322 2.2: printable ASCII but the colon. Blanks before the colon are obsolete (4.5.1) and still met. */
const FIELD = /^([!-9;-~]{1,100})[ \t]{0,10}:[ \t]*(.*)$/s;

/**
 * The fields at the start of a text, up to the first empty line (RFC 5322 2.2, folded lines joined): headers, or a group of
 * a delivery report. Lines that are no field are passed over. `rest` is what follows the empty line.
 */
export function readFields(text: string): { fields: MailFields; rest: string } {
  const fields = new Map<string, string[]>();
  let count = 0;
  let field: string[] | null = null;
  let position = 0;
  while (position < text.length) {
    const end = text.indexOf('\n', position);
    const next = end < 0 ? text.length : end + 1;
    const line = text.slice(position, end < 0 ? text.length : end).replace(/\r$/, '');
    position = next;
    if (line.trim() === '') break;
    if (/^[ \t]/.test(line) && field) {
      unfold(field, line);
      continue;
    }
    const [, name, value] = FIELD.exec(line) ?? [];
    field = null;
    if (name === undefined || value === undefined || ++count > MAX_FIELDS) continue;
    const values = fields.get(name.toLowerCase()) ?? [];
    fields.set(name.toLowerCase(), values);
    values.push(value.slice(0, MAX_VALUE_CHARS).trim());
    field = values;
  }
  return { fields: Object.fromEntries(fields), rest: text.slice(position) };
}

function unfold(values: string[], line: string): void {
  const last = values.length - 1;
  const value = values[last] ?? '';
  if (value.length < MAX_VALUE_CHARS) values[last] = `${value} ${line.trim()}`.trim().slice(0, MAX_VALUE_CHARS);
}

/** The groups of fields that empty lines part: one of a message and one of each recipient in a delivery report. */
export function readFieldGroups(text: string): MailFields[] {
  const groups: MailFields[] = [];
  let rest = text;
  while (rest !== '' && groups.length < 1_000) {
    const group = readFields(rest);
    if (Object.keys(group.fields).length > 0) groups.push(group.fields);
    rest = group.rest;
  }
  return groups;
}
