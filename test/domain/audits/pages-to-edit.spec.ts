import { expect } from 'chai';
import { pagesToEdit } from '../../../domain/audits/pages-to-edit.js';
import { stubIssue } from '../../support/samples/stub-issue.js';

const seen = (check_id: string, overrides = {}) =>
  pagesToEdit(
    stubIssue(check_id, { sample: [{ url: 'target', observed: 'x', related_urls: ['a', 'b'] }], ...overrides }),
  );

describe('[U] pages to edit', () => {
  it('are those that name the target', () => {
    const ids = [
      'canonical/to-error',
      'canonical/to-redirect',
      'canonical/to-noindex',
      'hreflang/to-error',
      'link/broken-internal',
      'crawl/status-4xx',
    ];
    for (const id of ids) expect(seen(id), id).to.deep.equal(['a', 'b']);
  });

  it('are the page itself where it is the page that lacks something', () => {
    for (const id of ['hreflang/missing-return', 'title/missing', 'crawl/status-5xx', 'image/broken'])
      expect(seen(id), id).to.deep.equal(['target']);
  });

  it('are none for files, headers and the site as one', () => {
    for (const id of ['sitemap/url-error', 'robots/syntax-error', 'sec/hsts-missing'])
      expect(seen(id), id).to.deep.equal([]);
    expect(seen('speed/lcp', { measured_over: 'site' })).to.deep.equal([]);
  });
});
