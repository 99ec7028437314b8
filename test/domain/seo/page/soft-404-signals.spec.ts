import { expect } from 'chai';
import { summarizePage } from '../../../../domain/seo/page/page-summary.js';
import { madeUpUrlSimhash, soft404Signals } from '../../../../domain/seo/page/soft-404-signals.js';
import { htmlPage } from '../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../support/sites/pages.js';

const summary = (title: string, body: string, overrides: PageOverrides = {}) =>
  summarizePage(
    pageFrom(`<!DOCTYPE html><title>${title}</title>${body}`, { url: 'https://a.example/p', ...overrides }),
  );
const kinds = (...given: Parameters<typeof soft404Signals>) => soft404Signals(...given).map(({ kind }) => kind);
const longText = 'Some words that tell of quite other things, one after the other and on and on. '.repeat(6);
const probesWith = (simhash: string | null) => ({
  http_form: null,
  https_form: null,
  www_form: null,
  random_path: { url: 'https://a.example/x', status: 200, redirect_url: null, title: null, simhash },
  favicon: null,
  llms_txt: null,
});

describe('[U] soft404Signals', () => {
  it('wants two of three', () => {
    const short = summary('Page not found', '<p>Sorry.</p>');
    const long = summary('Page not found', `<p>${longText}</p>`);
    expect(kinds(short, null)).to.deep.equal(['announced', 'short']);
    expect(kinds(long, null)).to.deep.equal([]);
    expect(kinds(long, long.simhash)).to.deep.equal(['announced', 'like_made_up_url']);
    expect(kinds(summary('Shop', '<p>Sorry.</p>'), short.simhash)).to.deep.equal(['like_made_up_url', 'short']);
    expect(kinds(summary('Contact', '<p>Write to us.</p>'), null)).to.deep.equal([]);
  });

  it('takes the title of a page about missing pages for its subject', () => {
    for (const url of ['https://a.example/http/404', 'https://a.example/glossary/not-found'])
      expect(kinds(summary('404 Not Found', '<p>A status.</p>', { url }), null), url).to.deep.equal([]);
    const url = 'https://a.example/item/14045';
    expect(kinds(summary('404 Not Found', '<p>A status.</p>', { url }), null)).to.deep.equal(['announced', 'short']);
  });

  it('looks at pages that returned 200 only', () => {
    expect(kinds(summary('Page not found', '<p>Sorry.</p>', { status: 404 }), null)).to.deep.equal([]);
    expect(kinds(summary('Page not found', '<p>Sorry.</p>', { allowed: false }), null)).to.deep.equal([]);
  });
});

describe('[U] madeUpUrlSimhash', () => {
  const start = summarizePage(pageFrom(htmlPage(`<p>${longText}</p>`)));

  it('is what a made-up URL showed', () => {
    expect(madeUpUrlSimhash(probesWith('0123456789abcdef'), start)).to.equal('0123456789abcdef');
  });

  it('is worth nothing when the start page shows the same, or nothing was seen', () => {
    expect(madeUpUrlSimhash(probesWith(start.simhash), start)).to.equal(null);
    expect(madeUpUrlSimhash(probesWith(null), start)).to.equal(null);
    expect(madeUpUrlSimhash(null, undefined)).to.equal(null);
  });
});
