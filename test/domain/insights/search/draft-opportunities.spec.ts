import { expect } from 'chai';
import { readTrafficBase } from '../../../../domain/insights/reading/read-traffic-base.js';
import { toSource } from '../../../../domain/insights/results/source.js';
import { draftPlannedWork, readSearchGroups } from '../../../../domain/insights/search/draft-opportunities.js';
import { reportAudit } from '../../../support/samples/report-audit.js';
import { searchResult } from '../../../support/samples/search-results.js';
import { generatedProperty } from '../../../support/sites/generated-property.js';

describe('[U] work of a search analysis by kind', () => {
  it('leaves out what wins nothing, and counts only where it is all of a kind', async () => {
    const value = await searchResult('search_performance', generatedProperty('shop'));
    const source = toSource({ path: '', value }, {});
    const { groups } = readSearchGroups(source, value, readTrafficBase(source));
    const work = groups.flatMap((group) => group.work);
    expect(work.length).to.be.greaterThan(3);
    for (const { traffic } of work) expect(traffic?.expected).to.be.greaterThan(0);
    for (const { work: own, count } of groups) if (count !== null) expect(count.value).to.equal(own.length);
  });

  it('is planned by kind, and that of an audit one by one', async () => {
    const value = await searchResult('search_performance', generatedProperty('shop'));
    const source = toSource({ path: '', value }, {});
    const drafts = draftPlannedWork(source, value, readTrafficBase(source));
    expect(new Set(drafts.map(({ title }) => title.text)).size).to.equal(drafts.length);
    expect(drafts.some(({ title }) => title.text === 'example')).to.equal(false);
    const audit = reportAudit({ issues: 4, sample: 1 });
    expect(draftPlannedWork(toSource({ path: '', value: audit }, {}), audit, null)).to.have.length(
      audit.recommendations.length,
    );
  });
});
