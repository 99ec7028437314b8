import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { findProjectRoot, readVersion } from '../../api/project-root.js';

describe('[U] project root', () => {
  it('is where package.json is', () => {
    expect(findProjectRoot()).to.equal(process.cwd());
    expect(readFileSync(join(findProjectRoot(), 'package.json'), 'utf8')).to.include('"name": "linkwright"');
  });

  it('knows the version of the package', () => {
    expect(readVersion()).to.equal(JSON.parse(readFileSync('package.json', 'utf8')).version);
  });
});
