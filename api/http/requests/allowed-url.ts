import { HttpError } from '../http-error.js';
import { readWebAddress } from './read-web-address.js';
import { describeRefusedAddress } from './refused-address.js';

/** The part of platform/network that requests are checked with; the crawler checks again when it connects. */
export interface UrlGuard {
  checkUrl(url: string): URL;
  resolveHost(hostname: string, port: number): Promise<string[]>;
}

const LOOKUP_MS = 2_000;

/**
 * The caller's address, made absolute. A name that cannot be resolved right now passes: the operation will say so.
 * @throws HttpError 422 for what is no http(s) address or points inside
 */
export async function allowedUrl(guard: UrlGuard, raw: string, ...field: (string | number)[]): Promise<string> {
  const loc = ['body', ...field];
  const url = readWebAddress(raw, loc, 'url_not_allowed');
  try {
    const { hostname, port, protocol } = guard.checkUrl(url);
    await inTime(guard.resolveHost(hostname, port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port)));
  } catch (failure) {
    if (failure instanceof Error && failure.name === 'UrlNotAllowedError') {
      throw HttpError.invalidInput({ loc, msg: describeRefusedAddress(url), type: 'url_not_allowed' });
    }
    if (!(failure instanceof Error && failure.name === 'DnsFailureError')) throw failure;
  }
  return url;
}

async function inTime(lookup: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, LOOKUP_MS);
  });
  try {
    await Promise.race([lookup, limit]);
  } finally {
    clearTimeout(timer);
  }
}
