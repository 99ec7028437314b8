/** A person's consent to be mailed. The sender must be able to prove it (GDPR Art. 7(1), CASL s. 13). */
export interface LeadConsent {
  /** Where it was given: the URL of a form or page, or words such as "business card at the fair". */
  source: string;
  /** The day it was given, YYYY-MM-DD. */
  date: string;
}

export const CONSENT_SOURCE_CHARS = 2048;

interface ConsentError {
  field: string;
  msg: string;
  type: string;
}

/** Consent from a request: null means none on record. Every error is reported. */
export function readConsent(given: unknown): { consent: LeadConsent | null; faults: ConsentError[] } {
  if (given === undefined || given === null) return { consent: null, faults: [] };
  if (typeof given !== 'object' || Array.isArray(given)) return refuse('consent', 'must be object', 'dict_type');
  const { source, date, ...others } = given as Record<string, unknown>;
  const text = typeof source === 'string' ? source.trim() : '';
  const errors = [
    ...(text === '' || text.length > CONSENT_SOURCE_CHARS
      ? refuse('consent.source', 'Say where consent was given: a URL, or up to 2048 characters', 'value_error').faults
      : []),
    ...(isCalendarDate(date)
      ? []
      : refuse('consent.date', 'must be the day of the consent, such as 2026-05-31', 'date_parsing').faults),
    ...Object.keys(others).flatMap(
      (field) => refuse(`consent.${field.slice(0, 100)}`, 'Extra inputs are not permitted', 'extra_forbidden').faults,
    ),
  ];
  return { consent: errors.length === 0 ? { source: text, date: String(date) } : null, faults: errors };
}

function refuse(field: string, msg: string, type: string): { consent: null; faults: ConsentError[] } {
  return { consent: null, faults: [{ field, msg, type }] };
}

function isCalendarDate(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}
