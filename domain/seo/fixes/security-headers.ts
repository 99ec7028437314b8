import type { Issue } from '../../audits/issue.js';
import type { Snippet } from '../../audits/recommendation.js';
import type { Fix } from './fix.js';

/**
 * Headers with values that break nothing on an ordinary site, so that they can be sent today; HSTS lasts half a year, the
 * least that counts. A content policy has to be made for each site.
 */
const HEADERS: ReadonlyMap<string, readonly [name: string, value: string]> = new Map([
  ['sec/hsts-missing', ['Strict-Transport-Security', 'max-age=15552000']],
  ['sec/nosniff-missing', ['X-Content-Type-Options', 'nosniff']],
  ['sec/frame-options-missing', ['X-Frame-Options', 'SAMEORIGIN']],
  ['sec/referrer-policy', ['Referrer-Policy', 'strict-origin-when-cross-origin']],
  ['sec/permissions-policy', ['Permissions-Policy', 'camera=(), microphone=(), geolocation=()']],
]);

/** Settings that are no header. */
const SETTINGS: ReadonlyMap<string, readonly [nginx: string, apache: string]> = new Map([
  ['sec/server-version', ['server_tokens off;', 'ServerTokens Prod\nServerSignature Off']],
  [
    'sec/cookie-flags',
    [
      '# For cookies of proxied answers, nginx 1.19.3 and later\nproxy_cookie_flags ~ secure httponly samesite=lax;',
      'Header always edit Set-Cookie "^((?:(?!; ?SameSite).)*)$" "$1; SameSite=Lax"\nHeader always edit Set-Cookie "^((?:(?!; ?Secure).)*)$" "$1; Secure; HttpOnly"',
    ],
  ],
]);

/** All the headers that are missing, together. */
export const securityHeaders: Fix = {
  check_ids: [...HEADERS.keys(), ...SETTINGS.keys()],
  write(issues) {
    const nginx = linesFor(issues, ([name, value]) => `add_header ${name} "${value}" always;`, 0);
    const apache = linesFor(issues, ([name, value]) => `Header always set ${name} "${value}"`, 1);
    const note = issues.some(({ check_id }) => check_id === 'sec/hsts-missing')
      ? '# Send max-age=86400 for a day first, and make sure that every page and subresource answers on https.\n'
      : '';
    return [
      snippet(
        'nginx',
        `# In server { }, repeated in every location { } that has add_header lines of its own\n${note}${nginx}`,
      ),
      snippet('apache', `# Needs mod_headers\n${note}${apache}`),
    ];
  },
};

function linesFor(
  issues: readonly Issue[],
  write: (header: readonly [name: string, value: string]) => string,
  place: 0 | 1,
): string {
  const lines = issues.flatMap(({ check_id }) => {
    const header = HEADERS.get(check_id);
    return header ? [write(header)] : (SETTINGS.get(check_id)?.[place] ?? []);
  });
  return [...new Set(lines)].join('\n');
}

function snippet(language: 'nginx' | 'apache', code: string): Snippet {
  return { title: `Headers to send, for ${language === 'nginx' ? 'nginx' : 'Apache'}`, language, code, url: null };
}
