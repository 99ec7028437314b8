import { expect } from 'chai';
import { type ResultTypes, toSource } from '../../../../domain/insights/results/source.js';
import { reportAudit } from '../../../support/samples/report-audit.js';

describe('[U] sources of insights', () => {
  it('are of the type of their operation, else of what their shape shows', () => {
    const audit = reportAudit({ issues: 2, sample: 1 });
    expect(toSource({ path: 'a', value: {} }, { a: 'content_analysis' }).type).to.equal('content_analysis');
    expect(toSource({ path: 'a', value: audit }, {}).type).to.equal('complete_audit');
    expect(toSource({ path: 'a', value: { issues: [] } }, { b: 'content_analysis' }).type).to.equal(null);
  });

  it('are the audit within a website audit', () => {
    const detailed_report = reportAudit({ issues: 2, sample: 1 });
    const named: ResultTypes[] = [{}, { a: 'website_audit' }];
    for (const types of named)
      expect(toSource({ path: 'a', value: { detailed_report } }, types)).to.deep.equal({
        path: 'a.detailed_report',
        value: detailed_report,
        type: 'complete_audit',
      });
  });
});
