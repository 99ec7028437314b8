import { expect } from 'chai';
import type { Finding } from '../../../../domain/seo/checks/check.js';
import { EvidenceTable } from '../../../../web/report/sections/evidence-table.js';
import { readText, renderPart } from '../../../support/browser/render-part.js';
import { stubIssue } from '../../../support/samples/stub-issue.js';

const finding = (path: string, overrides: Partial<Finding> = {}): Finding => ({
  url: `https://site.example${path}`,
  observed: `seen at ${path}`,
  ...overrides,
});
const show = (sample: Finding[], rows = 20, affected_count = sample.length) =>
  readText(renderPart(EvidenceTable, { issue: stubIssue('a/b', { sample, affected_count }), rows }));

describe('[U] evidence table', () => {
  it('has the columns that some row fills', () => {
    expect(show([finding('/a'), finding('/b')])).to.equal('Evidence URL Observed /a seen at /a /b seen at /b');
    expect(show([finding('/a', { where: 'h1' }), finding('/b', { count: 3 })])).to.equal(
      'Evidence URL Observed Where Count /a seen at /a h1 1 /b seen at /b 3',
    );
  });

  it('says once what all rows share', () => {
    const same = { expected: '1 to 60', where: 'title' };
    expect(show([finding('/a', same), finding('/b', same)])).to.equal(
      'Evidence URL Observed /a seen at /a /b seen at /b Expected: 1 to 60 Where: title',
    );
  });

  it('says how much of how many it shows', () => {
    expect(show([finding('/a'), finding('/b'), finding('/c')], 2, 1500)).to.match(
      /^Evidence: 2 of 1,500 places .*\/b$/,
    );
  });

  it('names the addresses that share a finding, the first few', () => {
    const related_urls = ['/1', '/2', '/3', '/4', '/5'].map((path) => `https://site.example${path}`);
    expect(show([finding('/a', { related_urls })])).to.contain('/a with /1 , /2 , /3 and 2 more');
  });

  it('is not there without findings', () => expect(show([])).to.equal(''));
});
