import { expect } from 'chai';
import { namesHost } from '../../../../domain/base/http/names-host.js';

describe('[U] names host', () => {
  const dns: [host: string, name: string, matches: boolean][] = [
    ['site.example', 'site.example', true],
    ['site.example', 'SITE.example.', true],
    ['site.example.', 'site.example', true],
    ['www.site.example', 'site.example', false],
    ['www.site.example', '*.site.example', true],
    ['site.example', '*.site.example', false],
    ['a.b.site.example', '*.site.example', false],
    ['www.site.example', 'w*.site.example', false],
    ['www.site.example', 'www.*.example', false],
    ['site.example', '*.example', false],
    ['xn--bcher-kva.example', 'xn--bcher-kva.example', true],
    ['.site.example', '*.site.example', false],
  ];
  for (const [host, name, matches] of dns) {
    it(`${name} ${matches ? 'names' : 'does not name'} ${host}`, () =>
      expect(namesHost([{ kind: 'dns', value: name }], host)).to.equal(matches));
  }

  const addresses: [host: string, kind: 'dns' | 'ip', name: string, matches: boolean][] = [
    ['192.0.2.1', 'ip', '192.0.2.1', true],
    ['192.0.2.1', 'dns', '192.0.2.1', false],
    ['192.0.2.1', 'ip', '192.0.2.2', false],
    ['[2001:db8::1]', 'ip', '2001:DB8:0:0:0:0:0:1', true],
    ['site.example', 'ip', '192.0.2.1', false],
  ];
  for (const [host, kind, name, matches] of addresses) {
    it(`${kind} ${name} ${matches ? 'names' : 'does not name'} ${host}`, () =>
      expect(namesHost([{ kind, value: name }], host)).to.equal(matches));
  }

  it('any of several is enough, none is not', () => {
    const names = ['other.example', 'site.example'].map((value) => ({ kind: 'dns' as const, value }));
    expect([namesHost(names, 'site.example'), namesHost([], 'site.example')]).to.deep.equal([true, false]);
  });
});
