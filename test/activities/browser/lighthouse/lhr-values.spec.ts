import { expect } from 'chai';
import {
  cutLhrText,
  isWebUrl,
  readDetailItems,
  readItems,
  readLhrNumber,
} from '../../../../activities/browser/lighthouse/lhr-values.js';

const audit = (details: unknown) => ({ id: 'a', title: '', description: '', score: 0, details });

describe('[U] values of Lighthouse', () => {
  it('are whole numbers, or null', () => {
    expect([1.5, 0].map(readLhrNumber)).to.deep.equal([2, 0]);
    for (const none of [Number.NaN, Number.POSITIVE_INFINITY, '7', null]) expect(readLhrNumber(none)).to.equal(null);
  });

  it('are items of details, or null where there are none', () => {
    expect(readItems(audit({ items: [1, 'x'] }))).to.deep.equal([1, 'x']);
    for (const none of [undefined, audit(undefined), audit(null), audit('x'), audit({ items: {} })])
      expect(readItems(none)).to.equal(null);
    expect(readDetailItems({ items: [] })).to.deep.equal([]);
  });

  it('are URLs that somebody can be sent to', () => {
    expect(isWebUrl('https://site.example/')).to.equal(true);
    for (const no of ['data:,x', 'blob:https://a', '/a', 7, `http://a/${'x'.repeat(2_050)}`])
      expect(isWebUrl(no), String(no).slice(0, 20)).to.equal(false);
  });

  it('are texts of a bounded length', () => {
    expect(cutLhrText('short')).to.equal('short');
    expect(cutLhrText('x'.repeat(2_000))).to.equal(`${'x'.repeat(1_000)}…`);
  });
});
