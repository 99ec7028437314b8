import type { LeadError } from '../../../../domain/outreach/campaigns/read-lead-input.js';
import { HttpError } from '../../../http/http-error.js';

const MAX_SHOWN_CHARS = 200;

/** The errors of the one lead of a request, as a 422. */
export function refuseLead(errors: readonly LeadError[]): HttpError {
  return HttpError.invalidInput(
    ...errors.map(({ field, msg, type }) => ({ loc: ['body', ...(field === '' ? [] : [field])], msg, type })),
  );
}

/** The errors of one lead among many as one line, cut to a length that can be shown. */
export function describeErrors(errors: readonly LeadError[]): string {
  const reported = errors.map(({ field, msg }) => (field === 'website_url' || field === '' ? msg : `${field}: ${msg}`));
  return reported.join('; ').slice(0, MAX_SHOWN_CHARS * 2);
}

/** What was given as website, whatever it is, on one line. */
export function showWebsite(given: unknown): string {
  const website = typeof given === 'object' && given !== null && 'website_url' in given ? given.website_url : undefined;
  if (typeof website !== 'string' || website === '') return '(no website_url)';
  return website.replace(/\p{Cc}+/gu, ' ').slice(0, MAX_SHOWN_CHARS);
}
