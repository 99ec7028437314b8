import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { findProjectRoot, readVersion } from '../../api/project-root.js';

describe('[U] project root', () => {
  it('is where the contract lies', () => {
    expect(findProjectRoot()).to.equal(process.cwd());
    expect(readFileSync(join(findProjectRoot(), 'openapi.yaml'), 'utf8')).to.match(/^openapi: 3\.1/);
  });

  it('knows the version of the package', () => {
    expect(readVersion()).to.equal(JSON.parse(readFileSync('package.json', 'utf8')).version);
  });
});
