import { expect } from 'chai';
import { issuesByLevel, listFirstFixes } from '../../../../activities/audits/compose/present-issues.js';
import { stubIssue } from '../../../support/samples/stub-issue.js';

describe('[U] present issues', () => {
  const critical = stubIssue('a/critical', { severity: 'critical', level: 'critical' });
  const medium = stubIssue('a/medium');
  const low = stubIssue('a/low', { severity: 'low', level: 'notice' });
  const info = stubIssue('a/info', { severity: 'info', level: 'notice' });

  it('sorts them by level and keeps their order', () => {
    expect(issuesByLevel([critical, medium, low, info])).to.deep.equal({
      critical: [critical],
      warnings: [medium],
      notices: [low, info],
    });
    expect(issuesByLevel([])).to.deep.equal({ critical: [], warnings: [], notices: [] });
  });

  it('advises what to fix, with the pages it is about', () => {
    const sample = ['/a', '/b', '/a'].map((path) => ({ url: `https://site.example${path}`, observed: 'x' }));
    expect(listFirstFixes([stubIssue('a/x', { affected_count: 7, sample })])).to.deep.equal([
      {
        check_id: 'a/x',
        title: 'Fault a/x',
        fix: 'Mend it.',
        affected: 7,
        effort_hours: 1,
        urls: ['https://site.example/a', 'https://site.example/b'],
      },
    ]);
  });

  it('gives no work for mere information', () => {
    expect(listFirstFixes([info, low]).map(({ check_id }) => check_id)).to.deep.equal(['a/low']);
  });

  it('names at most 20 fixes and 10 pages each', () => {
    const sample = Array.from({ length: 20 }, (_, page) => ({ url: `https://site.example/${page}`, observed: 'x' }));
    const many = Array.from({ length: 25 }, (_, number) => stubIssue(`a/${number}`, { sample }));
    const advice = listFirstFixes(many);
    expect(advice.map(({ check_id }) => check_id)).to.deep.equal(many.slice(0, 20).map(({ check_id }) => check_id));
    expect(advice[0]?.urls).to.deep.equal(sample.slice(0, 10).map(({ url }) => url));
  });
});
