import { expect } from 'chai';
import { hasAllPackages } from '../../../scripts/parts/node-modules.mjs';

const WANTED = {
  '': { version: '0.1.0' },
  'node_modules/a': { version: '1.0.0' },
  'node_modules/b-darwin': { version: '2.0.0', optional: true },
};

describe('[U] hasAllPackages', () => {
  it('is content with all packages, optional ones or not', () => {
    expect(hasAllPackages(WANTED, { 'node_modules/a': { version: '1.0.0' } })).to.equal(true);
  });

  it('misses a package and a version', () => {
    expect(hasAllPackages(WANTED, {})).to.equal(false);
    expect(hasAllPackages(WANTED, { 'node_modules/a': { version: '1.0.1' } })).to.equal(false);
    const oldOptional = { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b-darwin': { version: '1.9.0' } };
    expect(hasAllPackages(WANTED, oldOptional)).to.equal(false);
  });

  it('is not content with a lock file that can not be read', () => {
    expect(hasAllPackages({}, {})).to.equal(false);
  });
});
