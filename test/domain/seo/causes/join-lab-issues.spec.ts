import { expect } from 'chai';
import { joinLabIssues } from '../../../../domain/seo/causes/join-lab-issues.js';
import { stubCause } from '../../../support/samples/stub-cause.js';
import { stubIssue } from '../../../support/samples/stub-issue.js';

const HOME = 'https://site.example/';
const lcp = stubIssue('speed/lcp', {
  severity: 'high',
  measured_over: 'site',
  affected_count: 2,
  sample: [{ url: HOME, observed: '6.20 s' }],
});
const blocking = (pages: string[], id = 'speed/blocking-files') =>
  stubCause({ id, page_share: 0.5, loss: 0.01, certainty: 0.5, lab: { check_ids: ['speed/lcp', 'speed/fcp'], pages } });

describe('[U] join lab issues', () => {
  it('gives what was measured on a page of a cause to the first such cause', () => {
    const { causes, issues } = joinLabIssues([blocking([HOME]), blocking([HOME], 'speed/heavy-files')], [lcp]);
    expect(issues).to.deep.equal([]);
    expect(causes.map(({ check_ids }) => check_ids.includes('speed/lcp'))).to.deep.equal([true, false]);
    expect(causes[0]?.explains.symptoms.at(-1)).to.deep.equal({ check_id: 'speed/lcp', title: lcp.title, findings: 2 });
  });

  it('lets the cause cost at least what its measurements cost', () => {
    const [cause] = joinLabIssues([blocking([HOME])], [lcp]).causes;
    expect([cause?.page_share, cause?.loss, cause?.certainty]).to.deep.equal([1, 0.05, 0.7]);
  });

  it('leaves what was measured elsewhere, and what no cause makes slow', () => {
    const other = stubIssue('speed/cls', { sample: [{ url: HOME, observed: '0.3' }] });
    const { causes, issues } = joinLabIssues([blocking(['https://site.example/a'])], [lcp, other]);
    expect(issues).to.deep.equal([lcp, other]);
    expect(causes[0]?.check_ids).to.not.include('speed/lcp');
  });
});
