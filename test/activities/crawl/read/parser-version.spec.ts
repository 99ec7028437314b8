import { expect } from 'chai';
import { parserVersion } from '../../../../activities/crawl/read/parser-version.js';

describe('[U] parser version', () => {
  it('is a number and a hash of what the parser makes of a sample, the same each time', () => {
    expect(parserVersion()).to.match(/^\d+-[0-9a-f]{8}$/);
    expect(parserVersion()).to.equal(parserVersion());
  });
});
