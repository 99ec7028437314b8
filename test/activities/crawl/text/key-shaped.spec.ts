import { expect } from 'chai';
import { mayHoldKey } from '../../../../activities/crawl/text/key-shaped.js';

const R = 'q7Zt2LpX9vKd4MwRb8Ns6GyHc3Jf5TaUe1Qi';

describe('[U] key-shaped', () => {
  const starts = ['AKIA', 'ghp_', 'github_pat_', 'glpat-', 'xoxb-', 'sk_live_', 'npm_', 'AIza'];
  for (const start of starts) {
    it(`sees ${start} wherever it stands`, () => {
      for (let offset = 0; offset < 45; offset++) {
        expect(mayHoldKey(`${'. '.repeat(offset)}"${start}${R.slice(0, 16)}" and more`), String(offset)).to.equal(true);
      }
    });
  }

  it('sees a part behind another', () => {
    expect(mayHoldKey(`SG.${R.slice(0, 22)}.x`)).to.equal(true);
    expect(mayHoldKey(`https://hooks.slack${'.com'}/services/T0AB1CD2E/B0FG3HI4J/${R.slice(0, 24)}`)).to.equal(true);
    expect(mayHoldKey(`-----BEGIN PRIVATE ${'KEY'}-----`)).to.equal(true);
  });

  const harmless = ['', 'ghp_ and sk_live_ are prefixes', `/files/${R}`, `x${R}`, 'é'.repeat(100), `a.${R}`];
  for (const text of harmless) it(`passes over ${text.slice(0, 30)}`, () => expect(mayHoldKey(text)).to.equal(false));
});
