import { expect } from 'chai';
import { gatherCompetitors } from '../../../../domain/dashboard/competitors/gather-competitors.js';
import { findMarketOpportunities, findThreats } from '../../../../domain/dashboard/competitors/outlook.js';
import { compareNow } from '../../../../domain/dashboard/competitors/own-standing.js';
import {
  comparedSources,
  competitorSources,
  composeBenchmark,
  MEASURED_AT,
  measuredSite,
} from '../../../support/sites/measured-site.js';

type Sources = ReturnType<typeof comparedSources>;
const look = (sources: Sources, find: typeof findThreats) => {
  const rivals = gatherCompetitors(sources);
  return find(sources, rivals, compareNow(sources.own, rivals));
};
const weekly = Array.from({ length: 11 }, (_, index) => 2 + index * 7);

describe('[U] outlook of a site', () => {
  it('names subjects that two competitors write about and the site does not', () => {
    const own = measuredSite('own.example', { topic: 'lamp' });
    const rivals = ['a', 'b'].map((name) => measuredSite(`${name}.example`, { topic: 'chair', pages: 3 }));
    const result = composeBenchmark(own, rivals);
    const found = look(
      competitorSources({ own, benchmark: { id: 'b', at: MEASURED_AT, result } }),
      findMarketOpportunities,
    );
    expect(found.find(({ kind }) => kind === 'topic')).to.deep.include({
      title: 'Write about "chair"',
      competitors: ['https://a.example/', 'https://b.example/'],
    });
  });

  it('names sections that it lacks', () => {
    const sources = comparedSources({ own: { section: 'shop' }, rival: { section: 'guides' } });
    const section = look(sources, findMarketOpportunities).find(({ kind }) => kind === 'section');
    expect(section?.title).to.equal('Consider a section such as /guides');
    expect(section?.evidence_urls[0]).to.match(/^https:\/\/rival\.example\/guides\//);
  });

  it('names what no one shows yet, and nothing that somebody does', () => {
    const unclaimed = (trusted: boolean) =>
      look(comparedSources({ rival: { trusted } }), findMarketOpportunities).filter(
        ({ kind }) => kind === 'unclaimed_trust',
      );
    expect(unclaimed(false).map(({ title }) => title)).to.include('Show who is behind the site');
    expect(unclaimed(true)).to.deep.equal([]);
  });

  it('names competitors that slow down, and those that publish faster', () => {
    const slow = comparedSources({ rival: { published: [50, 57, 64, 71, 78] } });
    expect(look(slow, findMarketOpportunities).find(({ kind }) => kind === 'slowing_competitor')?.title).to.equal(
      'https://rival.example/ slows down',
    );
    const fast = comparedSources({ own: { published: [1, 20, 40, 60, 80] }, rival: { published: weekly } });
    expect(look(fast, findThreats).find(({ kind }) => kind === 'publishing')).to.deep.include({
      competitors: ['https://rival.example/'],
    });
    const unknown = comparedSources({ rival: { published: weekly } });
    expect(look(unknown, findThreats).filter(({ kind }) => kind === 'publishing')).to.deep.equal([]);
  });

  it('names who shows better who it is, who is larger, and figures in which it is behind', () => {
    const kinds = look(comparedSources(), findThreats).map(({ kind }) => kind);
    expect(kinds).to.include.members(['trust', 'volume', 'measure']);
    const strong = comparedSources({
      own: { trusted: true, pages: 20, words: 900 },
      rival: { trusted: false, pages: 1, words: 5 },
    });
    expect(look(strong, findThreats).filter(({ kind }) => kind === 'trust' || kind === 'volume')).to.deep.equal([]);
  });

  it('says nothing where nothing was measured', () => {
    const named = competitorSources({ watched: ['https://named.example/'] });
    expect([...look(named, findMarketOpportunities), ...look(named, findThreats)]).to.deep.equal([]);
  });
});
