import { parseSetCookie } from '../../../base/http/parse-set-cookie.js';
import type { Finding, SiteCheck } from '../check.js';

/** Names of sign-in cookies. Tokens against request forgery are meant to be read by scripts. */
const SESSION_NAME = /sess|sid$|^sid|auth|token|jwt/i;
const FORGERY_NAME = /csrf|xsrf/i;

export const secCookieFlags: SiteCheck = {
  id: 'sec/cookie-flags',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'site',
  title: 'Cookie without Secure, HttpOnly or SameSite',
  why: 'Without Secure a cookie travels in the clear, without HttpOnly an injected script can read it, without SameSite other sites can use it.',
  fix: 'Set Secure and SameSite on every cookie, and HttpOnly on those that scripts need not read.',
  reference: 'https://www.rfc-editor.org/rfc/rfc6265#section-4.1.2',
  effort_hours: 1,
  judge(site) {
    const wrong = new Map<string, Finding>();
    for (const { url, set_cookies: cookies } of site.pages) {
      for (const { name, attributes } of cookies.map(parseSetCookie)) {
        const missing = missingFlags(name, attributes, url.startsWith('https:'));
        const known = wrong.get(name);
        if (known) known.count = (known.count ?? 1) + (missing.length > 0 ? 1 : 0);
        else if (missing.length > 0) {
          wrong.set(name, {
            url,
            observed: `${name}: no ${missing.join(', no ')}`,
            where: 'Set-Cookie header',
            count: 1,
          });
        }
      }
    }
    return [...wrong.values()];
  },
};

/** The value of a cookie is never shown. */
function missingFlags(name: string, attributes: ReadonlySet<string>, secureOrigin: boolean): string[] {
  const wanted = ['SameSite'];
  if (secureOrigin) wanted.unshift('Secure');
  if (SESSION_NAME.test(name) && !FORGERY_NAME.test(name)) wanted.push('HttpOnly');
  return wanted.filter((attribute) => !attributes.has(attribute.toLowerCase()));
}
