import { expect } from 'chai';
import { describeBytes } from '../../../../domain/base/text/describe-bytes.js';

describe('[U] show bytes', () => {
  const cases: [bytes: number, text: string][] = [
    [0, '0 bytes'],
    [999, '999 bytes'],
    [1_000, '1 kB'],
    [249_600, '250 kB'],
    [999_499, '999 kB'],
    [999_500, '1 MB'],
    [1_449_000, '1.4 MB'],
    [60_000_000, '60 MB'],
  ];
  for (const [bytes, text] of cases) it(`${bytes}: ${text}`, () => expect(describeBytes(bytes)).to.equal(text));
});
