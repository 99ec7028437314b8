import { expect } from 'chai';
import { readContentCodings } from '../../../../domain/base/http/content-codings.js';

describe('[U] readContentCodings', () => {
  const cases: [header: string, codings: string[], unknown: string[]][] = [
    ['', [], []],
    ['identity', [], []],
    ['gzip', ['gzip'], []],
    [' X-GZIP ', ['gzip'], []],
    ['gzip, , identity, br', ['gzip', 'br'], []],
    ['none', [], ['none']],
    ['UTF-8', [], ['UTF-8']],
    ['aws-chunked', [], ['aws-chunked']],
    ['gzip, utf-8', ['gzip'], ['utf-8']],
    ['gzip;q=1.0', [], ['gzip;q=1.0']],
    ['"gzip"', [], ['"gzip"']],
    ['zstd', [], ['zstd']],
    ['constructor, __proto__', [], ['constructor', '__proto__']],
  ];
  for (const [header, codings, unknown] of cases) {
    it(`"${header}"`, () => {
      expect(readContentCodings(header)).to.deep.equal({ codings, unknown });
    });
  }
});
