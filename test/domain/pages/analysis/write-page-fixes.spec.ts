import { expect } from 'chai';
import { writePageFixes } from '../../../../domain/pages/analysis/write-page-fixes.js';
import { gatherSiteFacts } from '../../../../domain/seo/improvements/site-facts.js';
import { measureSite } from '../../../../domain/seo/site/site-metrics.js';
import { context } from '../../../support/check-context.js';
import { htmlPageFrom, issuesOn } from '../../../support/samples/analyzed-page.js';
import { siteFrom } from '../../../support/sites/site.js';

const now = '2026-06-01T00:00:00Z';

function fixesFor(html: string, url = 'https://site.example/') {
  const page = htmlPageFrom(html, { url });
  const site = siteFrom([page]);
  const facts = gatherSiteFacts({
    site,
    metrics: measureSite(site, now),
    target_keywords: [],
    benchmark: null,
    now,
  });
  return writePageFixes(issuesOn(page), { page, thresholds: context().thresholds }, facts);
}

describe('[U] fixes of a page', () => {
  it('say which checks turn green', () => {
    const fix = fixesFor('<h1>Lamps</h1><iframe src="https://v.example/1"></iframe>').find(({ code }) =>
      code.startsWith('<iframe'),
    );
    expect(fix).to.deep.equal({
      title: 'Frames with a title: say what they show',
      language: 'html',
      code: '<iframe src="https://v.example/1" title="v.example"></iframe>',
      url: 'https://site.example/',
      check_ids: ['a11y/iframe-title'],
    });
  });

  it('are twelve at most, each once and of this page or of the whole site', () => {
    const fixes = fixesFor('<h1>Lamps for every room</h1><h4>Deep</h4><h1>More</h1><img src="/red-boots.jpg">');
    expect(fixes).to.have.length(12);
    expect(new Set(fixes.map(({ code }) => code)).size).to.equal(12);
    expect(fixes.filter(({ url }) => url !== null && url !== 'https://site.example/')).to.deep.equal([]);
  });
});
