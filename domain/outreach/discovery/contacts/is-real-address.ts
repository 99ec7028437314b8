import { domainOfEmail } from '../../addresses/email-address.js';

/** What looks like an address in a page but is not: names of files, of packages, of error trackers. */
const FILE = /\.(?:png|jpe?g|gif|webp|avif|svg|ico|css|js|mjs|ts|json|map|woff2?|ttf|mp4|webm|pdf|zip|php|html?)$/i;
const MACHINES =
  /(?:^|\.)(?:sentry\.io|sentry-next\.wixpress\.com|wixpress\.com|sentry\.wixpress\.com|ingest\.sentry\.io|example|invalid|localhost|test)$/i;
const SAMPLES =
  /^(?:example\.(?:com|org|net)|domain\.(?:com|tld)|yourdomain\.com|email\.com|mysite\.com|yoursite\.com|company\.com|site\.com|website\.com)$/i;
const HASH = /^[0-9a-f]{20,}$/i;
const SAMPLE_NAMES = new Set([
  'you',
  'your',
  'youremail',
  'your.email',
  'yourname',
  'name',
  'user',
  'username',
  'email',
  'someone',
  'john.doe',
  'jane.doe',
  'johndoe',
]);

/** Whether an address (canonical) may belong to a real mailbox. `ownDomain`: the domain of the page itself. */
export function isRealAddress(canonical: string, ownDomain: string): boolean {
  const domain = domainOfEmail(canonical);
  const local = canonical.slice(0, canonical.lastIndexOf('@'));
  const isOwn = domain === ownDomain || domain.endsWith(`.${ownDomain}`);
  if (FILE.test(domain) || FILE.test(canonical) || HASH.test(local)) return false;
  if (/^\d+x$/i.test(domain.split('.')[0] ?? '') || /^media\b/.test(domain)) return false;
  if (SAMPLE_NAMES.has(local) && !isOwn) return false;
  return isOwn || !(MACHINES.test(domain) || SAMPLES.test(domain));
}
