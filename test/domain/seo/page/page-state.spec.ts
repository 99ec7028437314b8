import { expect } from 'chai';
import {
  canonicalUrl,
  headerCanonicalUrl,
  headerDirectives,
  isHtml200,
  isIndexable,
  robotsDirectives,
} from '../../../../domain/seo/page/page-state.js';
import { pageFrom } from '../../../support/sites/pages.js';

const url = 'https://example.test/page';
const withHead = (head: string) => pageFrom(`<head>${head}</head><body>Text</body>`, { url });
const withHeaders = (headers: Record<string, string>, head = '') =>
  pageFrom(`<head>${head}</head><body>Text</body>`, { url, headers });
const withStatus = (status: number) => {
  const page = withHead('');
  return { ...page, fetch: { ...page.fetch, status } };
};
const tagged = (value: string) => [...robotsDirectives(withHeaders({ 'x-robots-tag': value }))];

describe('[U] page state: robots directives', () => {
  it('reads "none" as noindex and nofollow', () => {
    expect(tagged('none')).to.deep.equal(['noindex', 'nofollow']);
    expect([...robotsDirectives(withHead('<meta name="robots" content="NONE">'))]).to.deep.equal([
      'noindex',
      'nofollow',
    ]);
  });

  it('binds a header with a bot prefix to that bot alone', () => {
    expect(tagged('otherbot: noindex, all')).to.deep.equal([]);
    expect(tagged('Googlebot: noindex, nofollow')).to.deep.equal(['noindex', 'nofollow']);
    const page = withHeaders({ 'x-robots-tag': 'otherbot: noindex, all' });
    expect([...robotsDirectives(page, 'otherbot')]).to.deep.equal(['noindex', 'all']);
  });

  it('adds up several headers that were joined with a comma', () => {
    expect(tagged('nofollow, noindex')).to.deep.equal(['nofollow', 'noindex']);
    expect(tagged('noarchive, otherbot: noindex, googlebot: nofollow')).to.deep.equal(['noarchive', 'nofollow']);
  });

  it('reads each of several headers by itself: a bot named in one says nothing about the next', () => {
    const page = pageFrom('<p>Text</p>', { fetch: { x_robots_tags: ['otherbot: noindex', 'nofollow, noarchive'] } });
    expect([...robotsDirectives(page)]).to.deep.equal(['nofollow', 'noarchive']);
    expect([...robotsDirectives(page, 'otherbot')]).to.deep.equal(['noindex', 'nofollow', 'noarchive']);
    const turned = pageFrom('<p>Text</p>', { fetch: { x_robots_tags: ['noindex', 'otherbot: nofollow'] } });
    expect([...robotsDirectives(turned)]).to.deep.equal(['noindex']);
  });

  it('adds up meta and header, so that the most restrictive wins', () => {
    const page = withHeaders({ 'x-robots-tag': 'nofollow' }, '<meta name="robots" content="index, noarchive">');
    expect([...robotsDirectives(page)]).to.have.members(['index', 'noarchive', 'nofollow']);
  });

  it('reads the meta of the bot beside the general one and leaves those of others', () => {
    const page = withHead('<meta name="googlebot" content="noindex"><meta name="bingbot" content="nofollow">');
    expect([...robotsDirectives(page)]).to.deep.equal(['noindex']);
    expect([...robotsDirectives(page, 'bingbot')]).to.deep.equal(['nofollow']);
  });

  it('does not take directives with a value for bot names', () => {
    const header = 'max-snippet: 5, unavailable_after: 25 Jun 2030 15:00:00 PST, noindex';
    expect(headerDirectives([header], 'googlebot')).to.deep.equal([
      'max-snippet: 5',
      'unavailable_after: 25 Jun 2030 15:00:00 PST',
      'noindex',
    ]);
  });

  it('still counts a noindex that the parser finds in the body', () => {
    const page = pageFrom('<head><div></div><meta name="robots" content="noindex"></head><body>Text</body>', { url });
    expect(isIndexable(page)).to.equal(false);
  });
});

describe('[U] page state: canonical', () => {
  it('takes the first link of the head', () => {
    const page = withHead('<link rel="canonical" href="/a"><link rel="canonical" href="/b">');
    expect(canonicalUrl(page)).to.equal('https://example.test/a');
  });

  it('falls back to the Link header, resolved against the page and normalized', () => {
    const page = withHeaders({ link: '</x.css>; rel=preload, <../Other#part>; rel="canonical"' });
    expect(canonicalUrl(page)).to.equal('https://example.test/Other');
    expect(headerCanonicalUrl(page)).to.equal('https://example.test/Other');
  });

  it('prefers the head to the header', () => {
    const page = withHeaders({ link: '</header>; rel=canonical' }, '<link rel="canonical" href="/head">');
    expect(canonicalUrl(page)).to.equal('https://example.test/head');
  });

  it('leaves a header link about another resource, and one of another scheme', () => {
    expect(canonicalUrl(withHeaders({ link: '</a>; rel=canonical; anchor="/b"' }))).to.equal(null);
    expect(canonicalUrl(withHeaders({ link: '<mailto:a@example.test>; rel=canonical' }))).to.equal(null);
    expect(canonicalUrl(withHead(''))).to.equal(null);
  });
});

describe('[U] page state: indexable', () => {
  it('wants 200, HTML, permission, no noindex and a canonical absent or self', () => {
    expect(isIndexable(withHead(''))).to.equal(true);
    expect(isIndexable(withHead('<link rel="canonical" href="https://EXAMPLE.test:443/page">'))).to.equal(true);
    expect(isIndexable(withHead('<link rel="canonical" href="/other">'))).to.equal(false);
    expect(isIndexable(withHeaders({ link: '</other>; rel=canonical' }))).to.equal(false);
    expect(isIndexable(withHead('<meta name="robots" content="noindex">'))).to.equal(false);
    expect(isIndexable(withStatus(404))).to.equal(false);
    expect(isIndexable(withHead('<meta http-equiv="refresh" content="0; url=/other">'))).to.equal(false);
    expect(isIndexable(withHeaders({ refresh: '0; url=/other' }))).to.equal(false);
    expect(isIndexable(withHead('<meta http-equiv="refresh" content="9; url=/other">'))).to.equal(true);
  });

  it('does not count pages that robots.txt forbids or that are no HTML', () => {
    expect(isHtml200(withHead(''))).to.equal(true);
    expect(isHtml200({ ...withHead(''), allowed_by_robots: false })).to.equal(false);
    expect(isHtml200({ ...withHead(''), html: null })).to.equal(false);
  });
});
