import { findTextError } from '../../base/text/find-text-error.js';
import { findWebAddressError } from '../../base/url/find-web-address-error.js';
import { parseUrl } from '../../base/url/parse-url.js';
import { userInputUrl } from '../../base/url/url-identity.js';
import { linkKey } from './link-key.js';
import { EXPECTED_RELS, type PlacedLinkInput } from './placed-link.js';

/** openapi.yaml states the same. */
export const LINK_BOUNDS = { url: 2048, anchor: 300, note: 2000, cost: 1_000_000_000 } as const;

export interface LinkInputError {
  field: string;
  msg: string;
  type: string;
}

export type ReadLink = { ok: true; link: PlacedLinkInput } | { ok: false; errors: LinkInputError[] };

/** What a request or a line of a file says of a link; shapes are checked before, by the contract or by the reader of files. */
export interface GivenLink {
  page_url?: string;
  target_url?: string;
  lead_id?: string | null;
  expected_anchor?: string | null;
  expected_rel?: string | null;
  placed_at?: string | null;
  cost?: { amount: number; currency: string } | null;
  note?: string | null;
}

/** One link from a request or a file: the rules are the same everywhere. Every error is returned. */
export function readLinkInput(given: GivenLink, now: string): ReadLink {
  const page = readUrl('page_url', given.page_url);
  const target = readUrl('target_url', given.target_url);
  const errors = [
    ...page.errors,
    ...target.errors,
    ...textErrors('expected_anchor', given.expected_anchor, LINK_BOUNDS.anchor),
    ...textErrors('note', given.note, LINK_BOUNDS.note),
    ...relErrors(given.expected_rel),
    ...dateErrors(given.placed_at, now),
    ...costErrors(given.cost),
  ];
  if (page.url && target.url && linkKey(page.url) === linkKey(target.url))
    errors.push({ field: 'target_url', msg: 'must be another page than page_url', type: 'value_error' });
  if (errors.length > 0 || page.url === null || target.url === null) return { ok: false, errors };
  return {
    ok: true,
    link: {
      page_url: page.url,
      target_url: target.url,
      lead_id: given.lead_id ?? null,
      expected_anchor: given.expected_anchor?.trim() || null,
      expected_rel: EXPECTED_RELS.find((rel) => rel === given.expected_rel) ?? null,
      placed_at: given.placed_at ? new Date(given.placed_at).toISOString() : now,
      cost: given.cost ?? null,
      note: given.note?.trim() || null,
    },
  };
}

function readUrl(field: string, typed: string | undefined): { url: string | null; errors: LinkInputError[] } {
  const refuse = (msg: string, type: string) => ({ url: null, errors: [{ field, msg, type }] });
  if (typed === undefined || typed.trim() === '') return refuse('Field required', 'missing');
  if (typed.length > LINK_BOUNDS.url) return refuse(tooLong(LINK_BOUNDS.url), 'string_too_long');
  const error = findWebAddressError(typed);
  if (error !== null) return refuse(error, 'url_parsing');
  const url = userInputUrl(typed);
  const host = parseUrl(url)?.hostname ?? '';
  return url === null || !isSiteHost(host)
    ? refuse('must be a full URL, such as https://blog.example/article', 'url_parsing')
    : { url, errors: [] };
}

/** A name of the web, or a network address; not a word. */
function isSiteHost(host: string): boolean {
  return host === 'localhost' || host.startsWith('[') || host.includes('.');
}

function textErrors(field: string, text: string | null | undefined, most: number): LinkInputError[] {
  if (text === undefined || text === null) return [];
  if ([...text].length > most) return [{ field, msg: tooLong(most), type: 'string_too_long' }];
  const error = findTextError(text);
  return error === null ? [] : [{ field, msg: error.message, type: 'string_unicode' }];
}

function relErrors(rel: string | null | undefined): LinkInputError[] {
  if (rel === undefined || rel === null || EXPECTED_RELS.some((known) => known === rel)) return [];
  return [{ field: 'expected_rel', msg: `must be one of ${EXPECTED_RELS.join(', ')}`, type: 'enum' }];
}

function dateErrors(date: string | null | undefined, now: string): LinkInputError[] {
  if (date === undefined || date === null) return [];
  const refuse = (msg: string) => [{ field: 'placed_at', msg, type: 'datetime_parsing' }];
  const at = Date.parse(date);
  if (Number.isNaN(at) || !/^\d{4}-\d{2}-\d{2}/.test(date)) return refuse('must be a date such as 2026-05-31');
  return at > Date.parse(now) ? refuse('must not be in the future') : [];
}

function costErrors(cost: GivenLink['cost']): LinkInputError[] {
  if (cost === undefined || cost === null) return [];
  const { amount, currency } = cost;
  const isAmount = Number.isFinite(amount) && amount >= 0 && amount <= LINK_BOUNDS.cost;
  return [
    ...(isAmount ? [] : [{ field: 'cost', msg: `must be from 0 to ${LINK_BOUNDS.cost}`, type: 'value_error' }]),
    ...(/^[A-Z]{3}$/.test(currency)
      ? []
      : [{ field: 'currency', msg: 'must be a code of three letters, such as EUR', type: 'value_error' }]),
  ];
}

function tooLong(bound: number): string {
  return `must NOT have more than ${bound} characters`;
}
