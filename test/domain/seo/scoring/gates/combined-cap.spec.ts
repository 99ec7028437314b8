import { expect } from 'chai';
import { combinedCap } from '../../../../../domain/seo/scoring/gates/combined-cap.js';

describe('[U] combinedCap', () => {
  it('is 100 without gates and the cap of a single one', () => {
    expect(combinedCap([])).to.equal(100);
    expect(combinedCap([{ id: 'thin_pages', cap: 41 }])).to.equal(41);
  });

  it('takes a share of a share for each further gate', () => {
    expect(
      combinedCap([
        { id: 'thin_pages', cap: 35 },
        { id: 'broken_links', cap: 60 },
      ]),
    ).to.equal(21);
    expect(
      combinedCap([
        { id: 'thin_pages', cap: 60 },
        { id: 'broken_links', cap: 35 },
      ]),
    ).to.equal(21);
  });

  it('counts missing text once, by the gate that says most', () => {
    expect(
      combinedCap([
        { id: 'thin_pages', cap: 60 },
        { id: 'few_pages', cap: 49 },
        { id: 'broken_links', cap: 50 },
      ]),
    ).to.equal(24.5);
  });

  it('takes the cap of a weak component as a bound of its own', () => {
    const weak = { id: 'weak_component', cap: 50 } as const;
    expect(combinedCap([weak, { id: 'thin_pages', cap: 90 }])).to.equal(50);
    expect(combinedCap([weak, { id: 'thin_pages', cap: 40 }])).to.equal(40);
  });
});
