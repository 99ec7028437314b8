import { expect } from 'chai';
import { CrawlFields } from '../../../../web/app/sites/crawl-fields.js';
import { renderPart } from '../../../support/browser/render-part.js';

describe('[U] crawl fields', () => {
  it('are named as the request has them', () => {
    const html = renderPart(CrawlFields, { of: 'quick-' });
    for (const name of [
      'scope.include',
      'scope.exclude',
      'scope.folder',
      'scope.urls',
      'scope.ignore_parameters',
      'canonical_host',
      'user_agent',
      'requests_per_second',
      'access.basic_auth.username',
      'access.basic_auth.password',
      'access.headers',
      'access.cookies',
      'scope.sitemap_only',
      'scope.subdomains',
      'render',
    ])
      expect(html).to.include(`name="${name}"`);
    expect(html).to.match(/type="password"[^>]*>/);
    // Two forms of one page have them.
    for (const [, id] of html.matchAll(/ id="([^"]+)"/g)) expect(id).to.match(/^field-quick-/);
  });

  it('show what a schedule has, and of what opens its site the names alone', () => {
    const values = {
      scope: { include: ['/blog/*', '/news/*'], subdomains: false, sitemap_only: true },
      canonical_host: 'https://www.example.com',
      user_agent: 'googlebot_desktop' as const,
      requests_per_second: 0.5,
      render: 'auto' as const,
      access: { basic_auth: true, headers: ['X-Preview'], cookies: [] },
    };
    const html = renderPart(CrawlFields, { of: 'schedule-', values });
    expect(html).to.include('/blog/*\n/news/*</textarea>');
    for (const value of ['googlebot_desktop', 'auto', 'true'])
      expect(html).to.match(new RegExp(`value="${value}" selected|selected value="${value}"`));
    expect(html).to.include('value="https://www.example.com"').and.include('value="0.5"');
    expect(html).to.include('Stored: user name and password, header X-Preview.').and.include('name="access"');
  });

  it('offer to ignore robots.txt only where an audit can, and only on verified sites', () => {
    expect(renderPart(CrawlFields, { of: 'quick-' })).to.not.include('name="robots"');
    const none = renderPart(CrawlFields, { of: 'a-', verified: [] });
    expect(none).to.match(/<option value="ignore"[^>]*disabled/);
    const seven = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => `${name}.example`);
    const some = renderPart(CrawlFields, { of: 'a-', verified: seven });
    expect(some).to.not.include('disabled');
    expect(some).to.include('a.example, b.example, c.example, d.example, e.example and 2 others.');
  });
});
