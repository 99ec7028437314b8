import { expect } from 'chai';
import { ON_PAGE_CHECKS } from '../../../../domain/seo/checks/on-page-checks.js';
import { DEFAULT_THRESHOLDS } from '../../../../domain/seo/thresholds.js';
import { context } from '../../../support/check-context.js';
import { pageFrom } from '../../../support/sites/pages.js';
import { siteFrom } from '../../../support/sites/site.js';

/** Families that speak about search results, and so about pages that may appear there. */
const INDEXABLE_ONLY = ['title', 'desc', 'h1', 'og', 'twitter'];

describe('[U] on-page checks', () => {
  it('have ids of their own', () => {
    const ids = ON_PAGE_CHECKS.map((check) => check.id);
    expect(new Set(ids).size).to.equal(ids.length);
  });

  it('name a standard, a fix and the work it takes', () => {
    for (const check of ON_PAGE_CHECKS) {
      expect(() => new URL(check.reference), check.id).to.not.throw();
      expect(check.title.length, check.id).to.be.within(10, 80);
      expect(check.why.length, check.id).to.be.within(40, 300);
      expect(check.fix.length, check.id).to.be.within(20, 300);
      expect(check.effort_hours, check.id).to.be.within(0.25, 8);
    }
  });

  it('judge pages that may be indexed alone where search results are the matter', () => {
    for (const check of ON_PAGE_CHECKS) {
      if (check.scope !== 'page') continue;
      const isBound = INDEXABLE_ONLY.includes(check.id.split('/')[0] ?? '') || check.id === 'video/no-schema';
      // What only search engines read is no one's loss on a page that is kept from them.
      const isForSearch = check.id.startsWith('schema/') && check.id !== 'schema/on-noindex';
      expect(check.applies_to, check.id).to.equal(isBound ? 'indexable' : isForSearch ? 'findable' : 'html200');
    }
  });

  it('find nothing on a page without errors', () => {
    const page = pageFrom(FAULTLESS, { url: 'https://example.test/' });
    const site = siteFrom([page]);
    const fired = ON_PAGE_CHECKS.filter((check) => {
      return (check.scope === 'page' ? check.judge(page, context()) : check.judge(site, context())).length > 0;
    });
    expect(fired.map((check) => check.id)).to.deep.equal([]);
  });

  it('stand an answer that is no HTML', () => {
    const page = { ...pageFrom('', { url: 'https://example.test/' }), html: null };
    const findings = ON_PAGE_CHECKS.flatMap((check) => (check.scope === 'page' ? check.judge(page, context()) : []));
    expect(findings).to.deep.equal([]);
  });

  it('state the threshold in use', () => {
    const page = pageFrom('<head><title>Four</title></head>', { url: 'https://example.test/' });
    const short = ON_PAGE_CHECKS.find((check) => check.id === 'title/short');
    const judge = (minChars: number) =>
      short?.scope === 'page' ? short.judge(page, context({ thresholds: { title_min_chars: minChars } })) : null;
    expect(judge(DEFAULT_THRESHOLDS.title_min_chars)?.[0]?.expected).to.equal('at least 30 characters');
    expect(judge(5)?.[0]?.expected).to.equal('at least 5 characters');
    expect(judge(4)).to.deep.equal([]);
  });
});

const FAULTLESS = `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8">
<title>Oak tables made to measure in Bristol</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="Solid oak tables built to your measure in our workshop in Bristol, delivered in six weeks.">
<link rel="icon" href="/icon.png">
<meta property="og:title" content="Oak tables"><meta property="og:description" content="Built to your measure">
<meta property="og:type" content="website"><meta property="og:url" content="https://example.test/">
<meta property="og:image" content="https://example.test/table.jpg">
<meta name="twitter:card" content="summary_large_image">
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"Oak","url":"https://example.test/","logo":"https://example.test/logo.png"}</script>
</head><body><main><h1>Tables of solid oak</h1><h2>How we work</h2><p>Text</p>
<img src="/table.jpg" alt="A table of oak" width="600" height="400"></main></body></html>`;
