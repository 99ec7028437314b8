import { expect } from 'chai';
import { EvidenceCollector } from '../../../../domain/seo/acceptance/evidence-collector.js';
import { evidencePrint } from '../../../../domain/seo/acceptance/evidence-print.js';
import { stubFinding } from '../../../support/samples/stub-checks.js';

const about = { audit_id: '1'.repeat(24), audit_kind: 'complete' };

describe('[U] evidence collector', () => {
  it('keeps prints of one URL, with the worst severity of each', () => {
    const collector = new EvidenceCollector({ url: 'https://site.example/a' });
    const finding = stubFinding('title/long', '/a', { severity: 'low' });
    for (const severity of ['low', 'high', 'medium'] as const) collector.add({ ...finding, severity });
    expect(collector.result(about)).to.deep.equal({
      ...about,
      prints: { [evidencePrint(finding)]: 'high' },
      pages: 0,
      checks: {},
    });
  });

  it('counts findings by check of several URLs, and the pages among them', () => {
    const collector = new EvidenceCollector({ url: null });
    for (let page = 0; page < 3; page++) collector.countPage();
    for (const path of ['/a', '/b']) collector.add(stubFinding('title/long', path));
    collector.add(stubFinding('h1/missing', '/a', { severity: 'high' }));
    expect(collector.countOf('title/long')).to.equal(2);
    expect(collector.countOf('title/short')).to.equal(0);
    expect(collector.result(about)).to.deep.equal({
      ...about,
      prints: {},
      pages: 3,
      checks: {
        'title/long': { findings: 2, severity: 'medium' },
        'h1/missing': { findings: 1, severity: 'high' },
      },
    });
  });

  it('is nothing where nothing was found', () => {
    const collector = new EvidenceCollector({ url: null });
    collector.countPage();
    expect(collector.result(about)).to.equal(null);
  });
});
