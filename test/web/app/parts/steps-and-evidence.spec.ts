import { expect } from 'chai';
import { StepsAndEvidence } from '../../../../web/app/parts/steps-and-evidence.js';
import { readText, renderPart } from '../../../support/browser/render-part.js';

const WORK = { title: 'Steps', steps: ['Find <them>.', 'Fix them.'], evidence: [{ name: 'Places', value: 12.345 }] };

describe('[U] steps and evidence', () => {
  it('are listed, what a site says escaped, with what the estimate rests on', () => {
    const html = renderPart(StepsAndEvidence, { ...WORK, basis: 'From the clicks of the pages.' });
    expect(readText(html)).to.equal('Steps Find <them>. Fix them. Places: 12.35 From the clicks of the pages.');
    expect(html).to.contain('Find &lt;them>.');
  });

  it('say nothing of an estimate that there is not', () => {
    expect(readText(renderPart(StepsAndEvidence, { ...WORK, basis: null }))).to.match(/Places: 12\.35$/);
  });
});
