import { expect } from 'chai';
import { chooseRoadmap, planWholeRoadmap } from '../../../../../web/report/short/facts/choose-roadmap.js';
import { reportAudit } from '../../../../support/samples/report-audit.js';

const many = reportAudit({ issues: 40 }).recommendations;

describe('[U] roadmap of the short report', () => {
  it('has the ten fixes that rank first, in their phases, and counts the rest', () => {
    const { fixes, phases, left, days, gain } = chooseRoadmap([...many].reverse());
    const ranks = many.filter(({ kind }) => kind === 'fix').map(({ rank }) => rank);
    expect(fixes.map(({ rank }) => rank)).to.have.members(ranks.slice(0, 10));
    expect(phases.flatMap((phase) => phase.fixes)).to.deep.equal(fixes);
    expect(left).to.equal(many.length - 10);
    expect(days).to.be.greaterThan(0);
    expect(gain).to.deep.equal({ low: 2, high: 10 });
  });

  it('fills up with improvements only where there are fewer than five fixes', () => {
    const fixes = many.filter(({ kind }) => kind === 'fix').slice(0, 2);
    const improvements = many.filter(({ kind }) => kind === 'improvement');
    const { fixes: chosen } = chooseRoadmap([...improvements, ...fixes]);
    expect(chosen.map(({ kind }) => kind).sort()).to.deep.equal([
      'fix',
      'fix',
      'improvement',
      'improvement',
      'improvement',
    ]);
  });

  it('has every recommendation where the report lists all of them', () => {
    const { fixes, left } = planWholeRoadmap([...many].reverse());
    expect(fixes).to.have.members(many);
    expect(left).to.equal(0);
  });

  it('is empty where there is nothing to do', () => {
    expect(chooseRoadmap([])).to.deep.equal({
      fixes: [],
      phases: [],
      days: 0,
      gain: { low: null, high: null },
      left: 0,
    });
  });
});
