import { expect } from 'chai';
import { isNewEnough, readOldestNode } from '../../../scripts/lib/node-version.mjs';

describe('[U] node version', () => {
  it('is new enough from the one on that engines in package.json names', () => {
    expect(readOldestNode()).to.match(/^\d+\.\d+$/);
    for (const good of ['22.19.0', '22.20.1', '24.0.0', '26.3.0'])
      expect(isNewEnough(good, '22.19'), good).to.equal(true);
    for (const old of ['22.18.9', '20.20.2', '9.99.0']) expect(isNewEnough(old, '22.19'), old).to.equal(false);
  });
});
