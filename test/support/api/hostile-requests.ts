import { identifySite, userInputUrl } from '../../../domain/base/url/url-identity.js';
import { bareAddress } from '../../../domain/outreach/addresses/bare-address.js';
import { canonicalEmail } from '../../../domain/outreach/addresses/email-address.js';
import type { Sent } from '../servers/keep-alive-client.js';
import { multipartForm } from '../servers/multipart-form.js';
import { exampleBody, type StringField } from './string-fields.js';

/** Names in paths and bodies → what they stand for. */
export type Names = Readonly<Record<string, string>>;

const WORDS: Names = { task: 'health', platform: 'searchconsole', check: 'title:long' };
const NO_ID = '00000000deadbeef00000000';
/** Of which one operation takes either. */
const EITHER: Record<string, readonly string[]> = {
  scheduled_at: ['after_days'],
  after_days: ['scheduled_at'],
  template_id: ['subject', 'body'],
  page: ['url'],
  regex: ['selector'],
  audit_data: ['operation_id'],
  audit_results: ['operation_id'],
  sitemap_url: ['site_url'],
  site_url: ['sitemap_url'],
};
/** What a part must hold beside the place, where the example leaves the part out. */
const PARTS: Record<string, object> = {
  consent: { source: 'The form on our site', date: '2026-05-31' },
  smtp: { host: 'smtp.press.example', username: 'ana', password: 'a secret' },
  imap: { host: 'imap.press.example', username: 'ana', password: 'a secret' },
  sending_window: { time_zone: 'UTC', days: [1, 2, 3, 4, 5], from: '08:00', to: '18:00' },
  extractions: [{ name: 'Price', selector: '.price' }],
  page_filters: [{ name: 'Thin', conditions: [{ column: 'words', operator: 'less_than', value: 300 }] }],
  rule: { type: 'equals', value: 'x' },
  basic_auth: { username: 'preview', password: 'a secret' },
  page: { title: 'A page', description: 'About it' },
  follow_ups: [{ after_days: 4, body: 'May I ask again?' }],
  steps: [{ wait_days: 3, body: 'May I ask again?' }],
};
/** What an operation wants once for each thing, so that a second request is not a repeat of the first. */
const UNIQUE: Record<string, string> = {
  addLead: 'website_url',
  createAcceptance: 'site_url',
  createSite: 'site_url',
  createSender: 'email',
  createIssueView: 'name',
  suppressAddress: 'email',
};

/**
 * A request that is as the contract's example in all but one place.
 * @param count of the requests of this user before
 * @param image a file that uploads take
 */
export function hostileRequest(
  field: StringField,
  value: string,
  names: Names,
  { count, picture: image }: { count: number; picture: Buffer },
): Sent {
  const filled = { ...WORDS, ...names };
  const path = field.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encode(field.place === 'path' && name === field.name ? value : (filled[name] ?? NO_ID)),
  );
  const query = field.place === 'query' ? `?${field.name}=${encode(value)}` : '';
  const sent: Sent = { method: field.method, path: `${path}${query}`, headers: { prefer: 'respond-async' } };
  if (field.place !== 'body')
    return field.method === 'GET' || field.method === 'DELETE' ? sent : withExample(sent, field);
  const media = field.media;
  if (media === 'multipart/form-data' && field.name !== 'List-Unsubscribe')
    return withForm(sent, field.name, value, image);
  if (media === 'text/csv') return withBody(sent, media, `Website,E-mail,Title\nc${count}.example,,${csvCell(value)}`);
  if (media === 'text/plain' || field.path.startsWith('/u/')) return withBody(sent, media, wellFormed(value));
  return withBody(sent, media, toJson(bodyWith(field, value, filled, count)));
}

function withExample(sent: Sent, { operationId }: StringField): Sent {
  const body = exampleBody(operationId, 'application/json');
  return body === undefined ? sent : withBody(sent, 'application/json', JSON.stringify(body));
}

function withBody(sent: Sent, media: string, body: string): Sent {
  return { ...sent, headers: { ...sent.headers, 'content-type': media }, body };
}

function bodyWith({ operationId, pointer, media }: StringField, value: string, names: Names, count: number): unknown {
  const body = fillIds(exampleBody(operationId, media) ?? {}, names);
  const unique = UNIQUE[operationId];
  if (unique !== undefined && typeof body === 'object' && body !== null)
    Object.assign(body, { [unique]: unique === 'email' ? `u${count}@blog.example` : `https://u${count}.example/` });
  if (operationId === 'suppressAddresses') Object.assign(body as object, { emails: [`u${count}@blog.example`] });
  if (operationId === 'addLeads')
    Object.assign((body as object[])[0] ?? {}, { website_url: `https://u${count}.example/` });
  return setAt(body, pointer, value);
}

function fillIds(value: unknown, names: Names): unknown {
  if (Array.isArray(value)) return value.map((item) => fillIds(item, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => {
      if (name === 'lead_ids') return [name, [names['lead_id'] ?? NO_ID]];
      const id = name.endsWith('_id') ? names[name] : undefined;
      return [name, id ?? fillIds(item, names)];
    }),
  );
}

/** Containers that are missing are made; what excludes the place is taken out. */
function setAt(into: unknown, [step, ...rest]: (string | number)[], value: string): unknown {
  if (step === undefined) return value;
  if (typeof step === 'number') {
    const list = Array.isArray(into) ? [...into] : [];
    list[step] = setAt(list[step], rest, value);
    return list;
  }
  const record = typeof into === 'object' && into !== null && !Array.isArray(into) ? { ...into } : {};
  for (const name of EITHER[step] ?? []) Reflect.deleteProperty(record, name);
  return { ...record, [step]: setAt(Reflect.get(record, step) ?? PARTS[step], rest, value) };
}

/** JSON.stringify writes halves of pairs as escapes, which is how they reach a server. */
function toJson(value: unknown): string {
  return JSON.stringify(value);
}

function csvCell(value: string): string {
  return `"${wellFormed(value).replaceAll('"', '""')}"`;
}

/** As sloppy programs do: the three bytes of a half stand for it. */
function encode(value: string): string {
  return Array.from(value, (character) => {
    const code = character.charCodeAt(0);
    const isHalf = character.length === 1 && code >= 0xd800 && code <= 0xdfff;
    if (!isHalf) return encodeURIComponent(character);
    const bytes = [0xe0 | (code >> 12), 0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f)];
    return bytes.map((byte) => `%${byte.toString(16)}`).join('');
  }).join('');
}

function withForm(sent: Sent, name: string, value: string, image: Buffer): Sent {
  const file = { name: 'image_file', file_name: 'a.png', type: 'image/png', bytes: image };
  const form = multipartForm({ [name]: wellFormed(value) }, [file]);
  return { ...sent, headers: { ...sent.headers, ...form.headers }, body: form.body };
}

/** Whether a text that is read back is the one that was sent, in the one form that the contract tells of for its kind. */
export function isSame(sent: string, read: string, name: string): boolean {
  // White space may be cut off at the ends, and a keyword's is made single.
  if ([sent, sent.trim(), sent.replace(/\s+/g, ' ').trim()].includes(read)) return true;
  if (/email/.test(name) && read === (canonicalEmail(bareAddress(sent)) ?? undefined)) return true;
  if (/url|competitors|image$/.test(name) && read === userInputUrl(sent)) return true;
  // What is kept of a site is the site, as identifySite writes it.
  const url = name === 'site_url' ? userInputUrl(sent) : null;
  if (url !== null && read === identifySite(url)) return true;
  // In a form, keywords have commas between them.
  if (name === 'keywords' && sent.split(',').some((keyword) => keyword.trim() === read)) return true;
  if (/host/.test(name) && [sent.toLowerCase(), originOf(sent)].includes(read)) return true;
  return /_at$/.test(name) && Date.parse(read) === Date.parse(sent);
}

function originOf(sent: string): string | null {
  const url = userInputUrl(sent);
  return url && new URL(url).origin;
}

/** Every text below a value, names of fields apart. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** As UTF-8 carries it, which has no halves of pairs. */
function wellFormed(value: string): string {
  return Buffer.from(value, 'utf8').toString('utf8');
}
