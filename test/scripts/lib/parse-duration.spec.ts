import { expect } from 'chai';
import { parseDuration } from '../../../scripts/lib/parse-duration.mjs';

describe('[U] parseDuration', () => {
  for (const [text, seconds] of [
    ['90s', 90],
    ['15m', 900],
    ['1h', 3600],
    ['30d', 2_592_000],
  ] as const) {
    it(`reads ${text}`, () => expect(parseDuration(text)).to.equal(seconds));
  }

  for (const text of ['', '1', 'h', '1.5h', '0h', '-1h', '1h30m', '1 h']) {
    it(`refuses "${text}"`, () => expect(() => parseDuration(text)).to.throw(`"${text}" is no length of time`));
  }
});
