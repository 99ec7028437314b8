import { findTextError } from '../../base/text/find-text-error.js';
import { findWebAddressError } from '../../base/url/find-web-address-error.js';
import { findEmailError } from '../addresses/find-email-error.js';
import type { LeadSiteFacts } from '../discovery/lead-site-facts.js';
import { readCustomValues } from './custom-values.js';
import type { LeadInput } from './lead.js';
import { readConsent } from './lead-consent.js';
import type { LeadStatus } from './lead-status.js';
import { websiteKey } from './website-key.js';

/** A lead that keeps the rules, with what makes its website the same as another. */
export type KeyedLead = Omit<LeadInput, 'consent'> & {
  website_key: string;
  domain: string;
  /** Left out: none. */
  consent?: LeadInput['consent'];
  /** From discovery alone: no request brings them in. */
  site_facts?: LeadSiteFacts | null;
  /** Its status in another tool's file; discovered if absent. */
  status?: LeadStatus;
};

export interface LeadError {
  field: string;
  msg: string;
  /** Kind of error in the words of a 422. */
  type: string;
}

export type ReadLead = { ok: true; lead: KeyedLead } | { ok: false; faults: LeadError[] };

/** Most characters of each text; openapi.yaml states the same. */
export const LEAD_BOUNDS = {
  website_url: 2048,
  website_title: 500,
  contact_email: 254,
  source: 255,
  notes: 5000,
} as const;
const SCORES = ['quality_score', 'relevance_score', 'guest_post_likelihood'] as const;
const TEXTS = ['website_title', 'contact_email', 'source', 'notes'] as const;
export const LEAD_FIELDS = ['website_url', ...TEXTS, ...SCORES, 'consent', 'custom'] as const;
export type LeadField = (typeof LEAD_FIELDS)[number];

/**
 * One lead from a request, alone, in a list or in a file: the rules are the same everywhere. Optional fields without a
 * value are null. Every error is returned.
 */
export function readLeadInput(given: unknown): ReadLead {
  if (!isRecord(given)) return { ok: false, faults: [{ field: '', msg: 'must be object', type: 'dict_type' }] };
  const website = readWebsite(given['website_url']);
  const { consent, faults: consentErrors } = readConsent(given['consent']);
  const { custom, faults: customErrors } = readCustomValues(given['custom']);
  const errors = [
    ...website.faults,
    ...TEXTS.flatMap((field) => textErrors(field, given[field])),
    ...listEmailErrors(given['contact_email']),
    ...SCORES.flatMap((field) => scoreErrors(field, given[field])),
    ...consentErrors,
    ...customErrors,
    ...Object.keys(given).flatMap((field) => unknownErrors(field)),
  ];
  if (errors.length > 0) return { ok: false, faults: errors };
  const text = (field: LeadField): string | null => textOf(given[field]);
  const score = (field: LeadField): number | null => numberOf(given[field]);
  return {
    ok: true,
    lead: {
      website_url: text('website_url') ?? '',
      website_title: text('website_title'),
      contact_email: text('contact_email'),
      quality_score: score('quality_score'),
      relevance_score: score('relevance_score'),
      guest_post_likelihood: score('guest_post_likelihood'),
      source: text('source'),
      notes: text('notes'),
      consent,
      ...(Object.keys(custom).length > 0 && { custom }),
      website_key: website.key,
      domain: website.domain,
    },
  };
}

/** What is wrong with an address that may be left out; nothing when it is fine or absent. */
export function listEmailErrors(value: unknown): LeadError[] {
  if (typeof value !== 'string' || lengthOf(value) > LEAD_BOUNDS.contact_email || findTextError(value)) return [];
  const error = findEmailError(value);
  return error === null ? [] : [{ field: 'contact_email', msg: error, type: 'email_parsing' }];
}

function readWebsite(value: unknown): { key: string; domain: string; faults: LeadError[] } {
  const refuse = (msg: string, type: string) => ({
    key: '',
    domain: '',
    faults: [{ field: 'website_url', msg, type }],
  });
  if (value === undefined) return refuse('Field required', 'missing');
  if (typeof value !== 'string') return refuse('must be string', 'string_type');
  if (lengthOf(value) > LEAD_BOUNDS.website_url) return refuse(tooLong(LEAD_BOUNDS.website_url), 'string_too_long');
  const error = findWebAddressError(value);
  if (error !== null) return refuse(error, 'url_parsing');
  const site = websiteKey(value);
  if (site === null) return refuse('Not an http(s) address', 'url_parsing');
  return { key: site.key, domain: site.domain, faults: [] };
}

function textErrors(field: (typeof TEXTS)[number], value: unknown): LeadError[] {
  if (value === undefined || value === null) return [];
  if (typeof value !== 'string') return [{ field, msg: 'must be string', type: 'string_type' }];
  const bound = LEAD_BOUNDS[field];
  if (lengthOf(value) > bound) return [{ field, msg: tooLong(bound), type: 'string_too_long' }];
  const error = findTextError(value);
  return error === null ? [] : [{ field, msg: error.message, type: 'string_unicode' }];
}

function scoreErrors(field: (typeof SCORES)[number], value: unknown): LeadError[] {
  if (value === undefined || value === null) return [];
  if (typeof value !== 'number' || Number.isNaN(value)) return [{ field, msg: 'must be number', type: 'float_type' }];
  if (value < 0) return [{ field, msg: 'must be >= 0', type: 'greater_than_equal' }];
  return value > 1 ? [{ field, msg: 'must be <= 1', type: 'less_than_equal' }] : [];
}

function unknownErrors(field: string): LeadError[] {
  if (LEAD_FIELDS.some((known) => known === field)) return [];
  return [{ field: field.slice(0, 100), msg: 'Extra inputs are not permitted', type: 'extra_forbidden' }];
}

function tooLong(bound: number): string {
  return `must NOT have more than ${bound} characters`;
}

/** In characters as JSON Schema counts them. */
function lengthOf(text: string): number {
  return [...text].length;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
