import { expect } from 'chai';
import type { MeasureStanding } from '../../../../domain/insights/comparison/market-position.js';
import {
  findBest,
  GAP_STEPS,
  kindOfMeasure,
  nameMeasure,
  sayFigures,
  toFigure,
} from '../../../../domain/insights/comparison/standing-words.js';

const standing = (
  path: string,
  mine: number,
  others: number[],
  better: 'higher' | 'lower' = 'higher',
): MeasureStanding => ({
  measure: path,
  better,
  yours: { path: `own.${path}`, value: mine },
  competitors: others.map((value, at) => ({ path: `c[${at}].${path}`, value, competitor: `c${at}` })),
  competitors_median: 0,
  standing: 'behind',
  is_volume: false,
});
const names = new Map([['c0', { path: 'c[0].url', value: 'https://a.example/' }]]);

describe('[U] words of a comparison', () => {
  it('name a measure as people do', () => {
    const name = (path: string) => nameMeasure(standing(path, 1, [2])).text;
    expect(name('component_scores.technical_seo')).to.equal('technical SEO');
    expect(name('issue_counts.critical')).to.equal('critical issues');
    expect(name('overall_score')).to.equal('overall score');
    expect(name('links.broken')).to.equal('links: broken');
  });

  it('say who is ahead, also where less is better', () => {
    expect(sayFigures(standing('overall_score', 40, [90, 30, 40]), names).text).to.equal(
      'You have 40; https://a.example/ 90 (ahead of you), a competitor 30 (behind you), a competitor 40 (equal).',
    );
    expect(sayFigures(standing('errors', 4, [9], 'lower'), names).text).to.contain('(behind you)');
    expect(findBest(standing('a', 1, [5, 3]), names)?.value).to.equal('https://a.example/');
    expect(findBest(standing('a', 1, [5, 3], 'lower'), names)).to.equal(null);
    expect(toFigure({ path: 'p', value: null })).to.deep.equal({ path: 'p', value: '' });
  });

  it('know what kind of work a measure calls for, each with steps of its own', () => {
    expect(
      ['page_speed', 'organic_clicks', 'content_strategy', 'issue_counts.critical', 'overall_score'].map(kindOfMeasure),
    ).to.deep.equal(['speed', 'outcome', 'content', 'issues', 'score']);
    const firsts = Object.values(GAP_STEPS).map(([first]) => first);
    expect(new Set(firsts).size).to.equal(firsts.length);
  });
});
