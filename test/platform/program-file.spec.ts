import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { programFile } from '../../platform/program-file.js';

describe('[U] file of the program', () => {
  it('is found from the root of the sources', () => {
    expect(existsSync(programFile('api/generated/web-app/app.js'))).to.equal(true);
    expect(fileURLToPath(programFile('platform/program-file.ts'))).to.match(/[\\/]platform[\\/]program-file\.ts$/);
  });
});
