import { expect } from 'chai';
import { CrawlFields } from '../../../../web/app/parts/crawl-fields.js';
import { renderPart } from '../../../support/render-part.js';

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
});
