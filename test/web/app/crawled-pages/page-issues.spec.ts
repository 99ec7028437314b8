import { expect } from 'chai';
import type { FindingRow } from '../../../../domain/reports/export/finding-row.js';
import { PageIssues, pathOfIssue } from '../../../../web/app/crawled-pages/page-issues.js';
import { readText, renderPart } from '../../../support/browser/render-part.js';

const ISSUE: FindingRow = {
  check_id: 'title/long',
  component: 'on_page_seo',
  severity: 'low',
  level: 'notice',
  title: 'Title too long <b>',
  url: 'https://site.example/a',
  observed: '90 characters',
  expected: 'at most 60',
  where: 'head > title',
  count: 1,
  related_urls: [],
  fix: 'Shorten it.',
  reference: 'https://site.example/',
};

describe('[U] issues of a page', () => {
  it('say what was found, where, and what to do, and lead to the issue', () => {
    const html = renderPart(PageIssues, { issues: [ISSUE], pathOf: (id) => `/issues/${id}` });
    const words = readText(html);
    for (const part of ['low', 'Title too long <b>', '90 characters', 'Expected: at most 60', 'Where: head > title'])
      expect(words).to.contain(part);
    expect(words).to.contain('Fix: Shorten it.');
    expect(html).to.contain('href="/issues/title/long"').and.not.contain('<b>');
  });

  it('lead nowhere for readers who may not see it, and leave out what is not known', () => {
    const issue = { ...ISSUE, expected: null, where: null };
    const html = renderPart(PageIssues, { issues: [issue], pathOf: () => null });
    expect(html).to.not.contain('href=').and.not.contain('Expected').and.not.contain('Where:');
    expect(readText(renderPart(PageIssues, { issues: [], pathOf: () => null }))).to.contain('No issues found');
  });

  it('are named by their site where it is watched, else by their place in the audit', () => {
    expect(pathOfIssue('s', 'a', 'title/long')).to.equal('/app/sites/s/issues/title:long');
    expect(pathOfIssue('s', 'a', 'own:price & more')).to.equal('/app/sites/s/issues/own:price%20%26%20more');
    expect(pathOfIssue(null, 'a', 'title/long')).to.match(/^\/app\/audits\/a\/issues#issue-title/);
  });
});
