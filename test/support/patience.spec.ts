import { expect } from 'chai';
import { lengthenLimit, PATIENCE } from './patience.js';

describe('[U] limits of tests', () => {
  it('are several times what a spec asks for, but for those that a test is about', () => {
    expect(lengthenLimit(60_000)).to.equal(60_000 * PATIENCE);
    expect(lengthenLimit(200)).to.equal(200);
  });

  it('stay none', () => {
    expect(lengthenLimit(0)).to.equal(0);
  });

  it('hold where a test asks for one while it runs', function () {
    this.timeout(30_000);
    expect(this.timeout()).to.equal(30_000 * PATIENCE);
  });

  it('hold where one was declared', function () {
    expect(this.timeout()).to.equal(40_000 * PATIENCE);
  }).timeout(40_000);
});
