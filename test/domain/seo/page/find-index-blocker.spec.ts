import { expect } from 'chai';
import { findIndexBlocker, INDEX_BLOCKERS } from '../../../../domain/seo/page/find-index-blocker.js';
import { summarizePage } from '../../../../domain/seo/page/page-summary.js';
import { htmlPage } from '../../../support/sites/html-page.js';
import { pageFrom } from '../../../support/sites/pages.js';

const URL = 'https://site.example/a';
const blockerOf = (html: string, options: Parameters<typeof pageFrom>[1] = {}, change: object = {}) =>
  findIndexBlocker({ ...summarizePage(pageFrom(html, { url: URL, ...options })), ...change });
const head = (tag: string) => htmlPage('<p>x</p>', tag);

describe('[U] find index blocker', () => {
  it('finds none on a page that search engines can index', () => {
    expect(blockerOf(htmlPage('<p>x</p>'))).to.equal(null);
    expect(blockerOf(head(`<link rel="canonical" href="${URL}">`))).to.equal(null);
  });

  it('names what keeps a page out of the index', () => {
    expect(blockerOf(head('<meta name="robots" content="noindex">'))).to.equal('noindex');
    expect(blockerOf(head('<link rel="canonical" href="/b">'))).to.equal('canonicalized');
    expect(blockerOf(head('<meta http-equiv="refresh" content="0; url=/b">'))).to.equal('redirect');
    for (const [status, blocker] of [
      [404, 'client_error'],
      [410, 'client_error'],
      [503, 'server_error'],
      [204, 'other_status'],
    ] as const)
      expect(blockerOf(htmlPage('<p>x</p>'), { status }), String(status)).to.equal(blocker);
  });

  it('names what a search engine meets first where there are several', () => {
    const noindex = head('<meta name="robots" content="noindex"><link rel="canonical" href="/b">');
    expect(blockerOf(noindex)).to.equal('noindex');
    expect(blockerOf(noindex, { status: 404 })).to.equal('client_error');
    const blocked = { indexable: false, allowed_by_robots: false };
    expect(blockerOf(noindex, {}, blocked)).to.equal('blocked_by_robots');
    expect(blockerOf(noindex, {}, { ...blocked, status: 0 })).to.equal('blocked_by_robots');
    expect(blockerOf(noindex, {}, { indexable: false, status: 0 })).to.equal('no_response');
    expect(blockerOf('', {}, { indexable: false, status: 301, redirect_url: `${URL}/b` })).to.equal('redirect');
    expect(blockerOf('', {}, { indexable: false, is_html: false })).to.equal('not_html');
  });

  it('gives each reason a name of its own', () => {
    expect(new Set(INDEX_BLOCKERS).size).to.equal(INDEX_BLOCKERS.length);
  });
});
