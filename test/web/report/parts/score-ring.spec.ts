import { expect } from 'chai';
import { ScoreRing, type ScoreRingProps } from '../../../../web/report/parts/score-ring.js';
import { renderPart } from '../../../support/browser/render-part.js';

const PROPS = { shown: '72,7', unit: 'von 100', tone: 'bad', label: '72,7 von 100' } as const;
const render = (score: number) => renderPart<ScoreRingProps>(ScoreRing, { ...PROPS, score });

describe('[U] score ring', () => {
  it('is read aloud as its label', () => {
    expect(render(72.7)).to.contain('role="img" aria-label="72,7 von 100"');
  });

  it('fills the ring by the score', () => {
    const dashes = (score: number) => /stroke-dasharray="([^"]+)"/.exec(render(score))?.[1];
    expect([dashes(100), dashes(50), dashes(0)]).to.deep.equal(['326.7 326.7', '163.4 326.7', undefined]);
  });
});
