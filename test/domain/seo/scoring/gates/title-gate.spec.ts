import { expect } from 'chai';
import { gateTitles } from '../../../../../domain/seo/scoring/gates/title-gate.js';
import { DEFAULT_THRESHOLDS } from '../../../../../domain/seo/thresholds.js';
import { stubIssue } from '../../../../support/samples/stub-issue.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const site = siteFrom(
  Array.from({ length: 20 }, (_, at) => pageFrom(htmlPage(), { url: `https://site.example/${at}` })),
);
const gate = (found: Record<string, number>) =>
  gateTitles({
    site,
    issues: Object.entries(found).map(([id, affected_pages]) => stubIssue(id, { affected_pages })),
    thresholds: DEFAULT_THRESHOLDS,
  });

describe('[U] gateTitles', () => {
  it('leaves 35 where no page has a title, and more where only some lack one', () => {
    const caps = [20, 10, 4, 2].map((missing) => gate({ 'title/missing': missing })?.cap);
    expect(caps).to.deep.equal([35, 71, 93, undefined]);
  });

  it('counts placeholders like missing titles and shared ones less', () => {
    expect(gate({ 'title/placeholder': 10, 'title/missing': 10 })?.cap).to.equal(35);
    expect(gate({ 'title/duplicate': 20 })?.cap).to.equal(64);
    expect(gate({ 'title/missing': 5, 'title/duplicate': 10 })?.reason).to.equal(
      '5 of 20 pages have no title of their own, 10 share their title with others (55% by weight).',
    );
  });

  it('has nothing to say where titles are right, or no page can be indexed', () => {
    expect(gate({})).to.equal(null);
    expect(
      gateTitles({ site: siteFrom([]), issues: [stubIssue('title/missing')], thresholds: DEFAULT_THRESHOLDS }),
    ).to.equal(null);
  });
});
