import { expect } from 'chai';
import { formatPartLine } from '../../../scripts/lib/part-line.mjs';

describe('[U] formatPartLine', () => {
  it('puts part, kind, source and address in columns', () => {
    const line = formatPartLine({
      part: 'temporal',
      what: 'temporal 1.9.1',
      source: 'PATH',
      address: '127.0.0.1:7233',
    });
    expect(line).to.equal(`temporal   temporal 1.9.1 (PATH)${' '.repeat(25)} 127.0.0.1:7233`);
  });

  it('leaves no blank at the end', () => {
    expect(formatPartLine({ part: 'browser', what: 'missing: none' })).to.equal('browser    missing: none');
  });
});
