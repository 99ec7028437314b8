import { expect } from 'chai';
import { loadAnalysis } from '../../../../activities/search/analysis/data/load-analysis.js';
import { opportunitiesReport } from '../../../../domain/search/analysis/opportunities-report.js';
import { readProperty } from '../../../support/samples/analyzed-property.js';
import { fakeSearchConsole, type SearchEvent } from '../../../support/samples/search-rows.js';
import { LAST_DAY, smallProperty } from '../../../support/sites/small-property.js';

async function reportOf(events: SearchEvent[], min_impressions = 100) {
  const { deps, input } = await readProperty(fakeSearchConsole(events));
  const { head, analysis } = await loadAnalysis(deps, { ...input, min_impressions });
  return opportunitiesReport(head, analysis);
}

describe('[U] report of opportunities', () => {
  it('puts every opportunity into one of three phases', async () => {
    const { opportunities, phases, total, status, no_data } = await reportOf(smallProperty());
    const { phase_1, phase_2, phase_3 } = phases;
    const placed = [phase_1, phase_2, phase_3].flatMap(({ opportunity_ids }) => opportunity_ids);
    expect([status, no_data, total]).to.deep.equal(['completed', null, 3]);
    expect([...placed].sort()).to.deep.equal(opportunities.map(({ id }) => id).sort());
    expect([phase_1.title, phase_2.title, phase_3.title]).to.deep.equal(['Weeks 1-2', 'Weeks 3-4', 'Month 2+']);
    // Rewriting. Pages that share a query come later: which one is to answer it is decided first.
    expect(phase_1.effort_hours).to.equal(1);
  });

  it('names the largest gain of a phase and adds nothing up', async () => {
    const { opportunities, phases } = await reportOf(smallProperty());
    const largest = phases.phase_1.largest_gain;
    const owner = opportunities.find(({ id }) => id === largest?.opportunity_id);
    expect(owner?.kind).to.equal('low_ctr');
    expect(largest).to.include({ low: 0, expected: owner?.estimated_click_gain?.expected, per_days: 28 });
  });

  it('tells the first of them', async () => {
    const { summary } = await reportOf(smallProperty());
    expect(summary).to.equal(
      '3 opportunities of 3 kinds. The first: Rewrite title and description of https://www.example.com/old.',
    );
  });

  for (const min_impressions of [1, 56, 57, 100, 281, 561, 5_000])
    it(`names no query that was shown less than ${min_impressions} times, whatever the kind`, async () => {
      const { opportunities } = await reportOf(smallProperty(), min_impressions);
      const named = opportunities.filter(({ query }) => query !== null);
      for (const { kind, figures } of named) expect(figures.impressions, kind).to.be.at.least(min_impressions);
      const supporting = opportunities.flatMap(({ supporting_queries }) => supporting_queries);
      for (const { query, impressions } of supporting) expect(impressions, query).to.be.at.least(min_impressions);
      const names = [...named, ...supporting].map(({ query }) => query);
      // The query of the long tail was shown 56 times, that of the page with a low CTR 840 times.
      expect(names.includes('how to hang a lamp')).to.equal(min_impressions <= 56);
      expect(named.some(({ kind }) => kind === 'low_ctr')).to.equal(min_impressions <= 840);
      // What is about a page alone has bounds of its own.
      const kinds = opportunities.flatMap(({ kind, also }) => [kind, ...also.map((one) => one.kind)]);
      expect(kinds).to.include('decay');
    });

  it('takes queries that are asked for below the usual bound', async () => {
    const events = smallProperty().filter(({ query, date }) => query !== 'how to hang a lamp' || date === LAST_DAY);
    const queriesAt = async (min_impressions: number) =>
      (await reportOf(events, min_impressions)).opportunities.flatMap(({ query, supporting_queries }) => [
        query,
        ...supporting_queries.map((one) => one.query),
      ]);
    expect(await queriesAt(2)).to.include('how to hang a lamp');
    expect(await queriesAt(3)).to.not.include('how to hang a lamp');
  });

  it('says so where there is nothing to do', async () => {
    const { status, no_data, phases, summary } = await reportOf([]);
    expect(status).to.equal('no_data');
    expect(no_data?.next_step).to.contain('longer period');
    expect(phases.phase_1).to.deep.include({ opportunity_ids: [], effort_hours: 0, largest_gain: null });
    expect(summary).to.equal('Nothing was found to do.');
  });
});
