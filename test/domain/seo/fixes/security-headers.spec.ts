import { expect } from 'chai';
import { securityHeaders } from '../../../../domain/seo/fixes/security-headers.js';
import { issueOn, readConfig, write } from '../../../support/fix-cases.js';
import { pageFrom } from '../../../support/sites/pages.js';

const page = pageFrom('Hi', { url: 'https://site.example/' });
const snippets = (...ids: string[]) =>
  write(
    securityHeaders,
    [page],
    {},
    ids.map((id) => issueOn(id, [page.url])),
  );

describe('[U] security headers', () => {
  it('are sent together, on both servers', () => {
    expect(
      snippets('sec/nosniff-missing', 'sec/referrer-policy').map(({ language, code }) => [language, code]),
    ).to.deep.equal([
      [
        'nginx',
        '# In server { }, repeated in every location { } that has add_header lines of its own\nadd_header X-Content-Type-Options "nosniff" always;\nadd_header Referrer-Policy "strict-origin-when-cross-origin" always;',
      ],
      [
        'apache',
        '# Needs mod_headers\nHeader always set X-Content-Type-Options "nosniff"\nHeader always set Referrer-Policy "strict-origin-when-cross-origin"',
      ],
    ]);
  });

  it('warn before what can lock visitors out, and leave the content policy to people', () => {
    const [nginx] = snippets('sec/hsts-missing');
    expect(nginx?.code)
      .to.match(/max-age=15552000/)
      .and.match(/# Send max-age=86400 for a day first/);
    expect(securityHeaders.check_ids).to.not.include('sec/csp-missing');
  });

  it('have well-formed strings for every check', () => {
    for (const id of securityHeaders.check_ids) {
      for (const { code } of snippets(id)) expect(readConfig(code).outside.trim(), id).to.match(/\n\S/);
    }
  });
});
