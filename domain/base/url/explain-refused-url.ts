import { explainRefusal } from './explain-refusal.js';

/**
 * Why a URL was not requested, such as the target of a redirect.
 * @param error UrlNotAllowedError of the network guard, whose `entry` would allow the URL
 * @param refusal one sentence without its period
 */
export function explainRefusedUrl(error: Error, refusal: string): string {
  const entry = 'entry' in error && typeof error.entry === 'string' ? error.entry : null;
  return explainRefusal(refusal, 'ALLOWED_PRIVATE_HOSTS', entry);
}
