import { expect } from 'chai';
import { cutTrackingParameters, findTrackingParameter } from '../../../../domain/base/url/tracking-parameters.js';

describe('[U] tracking parameters', () => {
  const cases: [url: string, found: string | null, cut: string][] = [
    ['https://a.example/x', null, 'https://a.example/x'],
    ['https://a.example/x?page=2', null, 'https://a.example/x?page=2'],
    ['https://a.example/x?utm_source=b', 'utm_source', 'https://a.example/x'],
    ['https://a.example/x?page=2&gclid=1&utm_medium=c&sort=a%20b', 'gclid', 'https://a.example/x?page=2&sort=a%20b'],
    ['https://a.example/x?UTM_Campaign=b&', 'UTM_Campaign', 'https://a.example/x'],
    ['https://a.example/x?utm%5Fsource=b&q=utm_source', 'utm_source', 'https://a.example/x?q=utm_source'],
    ['no address?utm_source=x', null, 'no address?utm_source=x'],
  ];
  for (const [url, found, cut] of cases) {
    it(`${url} has ${found ?? 'none'}`, () => {
      expect(findTrackingParameter(url)).to.equal(found);
      expect(cutTrackingParameters(url)).to.equal(cut);
    });
  }
});
