import { expect } from 'chai';
import type { RootCause } from '../../../../domain/audits/issue.js';
import { RootCauses } from '../../../../web/report/sections/root-causes.js';
import { readText, renderPart } from '../../../support/browser/render-part.js';

const cause = (observed: string, count: number): RootCause => ({
  observed,
  count,
  where: 'footer',
  pages: count,
  sample_urls: ['https://site.example/a'],
});
const show = (causes: RootCause[], rows = 20, total = causes.length) =>
  readText(renderPart(RootCauses, { causes, total, rows }));

describe('[U] root causes', () => {
  it('are a table where one means several places', () => {
    expect(show([cause('/gone', 300), cause('/old', 1)])).to.equal(
      'Root causes Observed Where Places Pages For example /gone footer 300 300 /a /old footer 1 1 /a',
    );
  });

  it('say how many there are beyond those shown', () => {
    expect(show([cause('/gone', 300), cause('/old', 2)], 2, 40)).to.match(/^Root causes: the 1 largest of 40 /);
  });

  it('are one sentence where there is room for little', () => {
    expect(show([cause('/gone', 300)], 1, 7)).to.equal('Largest of 7 causes: /gone in footer , 300 places');
  });

  it('are left out where the evidence says the same', () => {
    expect([show([cause('/gone', 1), cause('/old', 1)]), show([])]).to.deep.equal(['', '']);
  });
});
