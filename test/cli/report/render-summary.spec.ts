import { expect } from 'chai';
import { createPaint } from '../../../cli/report/paint.js';
import { renderSummary, showDuration } from '../../../cli/report/render-summary.js';
import { readAudit } from '../../../cli/report/shown-audit.js';
import { exampleAudit } from '../example-audit.js';

describe('[U] duration of a crawl', () => {
  const cases: [number, string][] = [
    [0, '0.0 s'],
    [1_240, '1.2 s'],
    [59_949, '59.9 s'],
    [59_950, '1 min 0 s'],
    [125_400, '2 min 5 s'],
    [3_600_000, '60 min 0 s'],
  ];
  for (const [ms, expected] of cases)
    it(`shows ${ms} ms as ${expected}`, () => expect(showDuration(ms)).to.equal(expected));
});

describe('[U] summary of an audit', () => {
  const lines = (fields: Parameters<typeof exampleAudit>[0]) =>
    renderSummary(readAudit(exampleAudit(fields)), createPaint(false)).join('\n');

  it('counts what was accepted, where there is any', () => {
    const accepted = { findings: 1, acceptances: [], issues: [] };
    expect(lines({ accepted })).to.match(/Accepted +1 finding, in neither score nor issues/);
    expect(lines({})).to.not.contain('Accepted');
  });
});
