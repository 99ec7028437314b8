import { expect } from 'chai';
import { writeFixSteps } from '../../../domain/audits/fix-steps.js';
import type { Issue } from '../../../domain/audits/issue.js';
import { stubIssue } from '../../support/samples/stub-issue.js';
import { htmlPage } from '../../support/sites/html-page.js';
import { pageFrom } from '../../support/sites/pages.js';
import { siteFrom } from '../../support/sites/site.js';

const gone = 'https://site.example/gone';
const pages = ['/a', '/b', '/c'].map((path) => `https://site.example${path}`);
const site = siteFrom(
  pages.map((url) => pageFrom(htmlPage('<p>Text</p><footer><a href="/gone">Gone</a></footer>'), { url })),
);
const steps = (lead: Issue, others: Issue[] = []) => writeFixSteps({ family: null, lead, others }, site);
const cause = { observed: '404', where: 'a[href]', count: 300, pages: 300, sample_urls: pages };

describe('[U] fix steps', () => {
  it('names the one link in the footer of all pages', () => {
    const issue = stubIssue('link/broken-internal', {
      affected_count: 300,
      root_causes: [{ ...cause, target: gone }],
      root_cause_count: 1,
    });
    expect(steps(issue)).to.deep.equal([
      'Mend it.',
      `Change one link in the footer of 300 pages: ${gone} (404), for example on ${pages.join(', ')}.`,
      'Example: https://site.example/a (title) – found: "a fault"; expected: none.',
    ]);
  });

  it('does not claim a place that it does not know', () => {
    const unseen = { ...cause, target: 'https://elsewhere.example/x#y' };
    expect(steps(stubIssue('link/broken-external', { root_causes: [unseen] }))[1]).to.match(
      /^Change one reference of 300 pages: https:\/\/elsewhere\.example\/x#y \(404\)/,
    );
  });

  it('says that one change fixes what is the same on many pages', () => {
    const shared = { ...cause, observed: 'logo.png', where: 'img:not([alt])' };
    expect(steps(stubIssue('image/alt-missing', { root_causes: [shared] }))[1]).to.equal(
      `One change fixes 300 pages (seen: "logo.png" in img:not([alt])), for example on ${pages.join(', ')}.`,
    );
  });

  it('does not promise one change where each page needs its own', () => {
    const shared = { ...cause, observed: 'Home', where: null };
    expect(steps(stubIssue('title/duplicate', { root_causes: [shared] }))[1]).to.equal(
      `300 pages share "Home", for example on ${pages.join(', ')}.`,
    );
  });

  it('sends pages with texts of their own to their template', () => {
    const single = { ...cause, pages: 1, count: 1, sample_urls: [] };
    const issue = stubIssue('title/short', {
      affected_count: 300,
      root_causes: [single],
      root_cause_count: 300,
      templates: [{ pattern: '/blog/*', pages: 300, sample_urls: pages }],
    });
    expect(steps(issue)[1]).to.equal(
      `300 pages under /blog/* come from one template: set a rule there, then go through them in one list (${pages.join(', ')}).`,
    );
    expect(steps({ ...issue, check_id: 'content/thin' })[1]).to.match(
      /^300 pages under \/blog\/\* are of one kind: go through them in one list \(/,
    );
  });

  it('mentions every check that is done in the same step', () => {
    const other = stubIssue('title/pixel-wide', { fix: 'Shorten it.' });
    const written = steps(stubIssue('title/long'), [other]);
    expect(written[1]).to.equal('In the same step, for "Fault title/pixel-wide": Shorten it.');
  });

  it('names the page to edit, not the target', () => {
    const sample = [{ url: gone, observed: '404', expected: '200', where: 'canonical', related_urls: pages }];
    expect(steps(stubIssue('canonical/to-error', { sample })).at(-1)).to.equal(
      `Example: ${pages[0]} (canonical) – found: ${gone}: "404"; expected: 200.`,
    );
  });

  it('adds what a page lacks to the page that lacks it', () => {
    const target = 'https://site.example/de/';
    const shared = { ...cause, observed: 'does not name it', where: 'link[hreflang]', target, pages: 11 };
    expect(steps(stubIssue('hreflang/missing-return', { root_causes: [shared] }))[1]).to.equal(
      `Edit ${target}: add the 11 pages that name it, for example on ${pages.join(', ')}.`,
    );
  });

  it('has no sentence that is in every list of steps', () => {
    const lists = ['link/broken-internal', 'title/long', 'sitemap/url-error'].map((id) => steps(stubIssue(id)));
    expect(lists.flat().filter((step) => /^(?:Begin with|Audit again)/.test(step))).to.deep.equal([]);
  });
});
