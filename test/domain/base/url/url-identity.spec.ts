import { expect } from 'chai';
import {
  identifySite,
  isSameSite,
  normalizeUrl,
  readableUrl,
  readHost,
  userInputUrl,
} from '../../../../domain/base/url/url-identity.js';
import { randomNumbers } from '../../../support/random-numbers.js';

describe('[U] url-identity', () => {
  describe('normalizeUrl', () => {
    const cases: [what: string, raw: string, normal: string | null][] = [
      ['an empty path becomes the root (case 31)', 'https://host.example', 'https://host.example/'],
      ['the root stays (case 31)', 'https://host.example/', 'https://host.example/'],
      ['an IDN host becomes punycode (case 37)', 'https://Bücher.example/', 'https://xn--bcher-kva.example/'],
      [
        'punycode in capitals is the same host (case 37)',
        'HTTPS://XN--BCHER-KVA.EXAMPLE/',
        'https://xn--bcher-kva.example/',
      ],
      ['port 443 of https goes (case 37)', 'https://bücher.example:443/', 'https://xn--bcher-kva.example/'],
      ['port 80 of http goes (case 37)', 'http://host.example:80/a', 'http://host.example/a'],
      ['another port stays', 'http://host.example:443/a', 'http://host.example:443/a'],
      ['raw letters are escaped (case 38)', 'https://h.example/straße', 'https://h.example/stra%C3%9Fe'],
      ['escaped letters are the same (case 38)', 'https://h.example/stra%c3%9fe', 'https://h.example/stra%C3%9Fe'],
      ['unreserved characters are unescaped', 'https://h.example/%7Eann%2dx?q=%41', 'https://h.example/~ann-x?q=A'],
      ['reserved escapes stay, in capitals', 'https://h.example/a%2fb%3Fc', 'https://h.example/a%2Fb%3Fc'],
      ['a percent sign is not decoded twice', 'https://h.example/%2541', 'https://h.example/%2541'],
      ['a broken escape stays', 'https://h.example/100%', 'https://h.example/100%'],
      ['the fragment goes', 'https://h.example/a?b=1#c', 'https://h.example/a?b=1'],
      ['the order of the query stays', 'https://h.example/?b=2&a=1', 'https://h.example/?b=2&a=1'],
      ['the case of the path stays', 'https://H.example/A/b', 'https://h.example/A/b'],
      ['an empty query goes', 'https://h.example/a?', 'https://h.example/a'],
      ['double slashes in the path stay', 'https://h.example//a//b', 'https://h.example//a//b'],
      ['dot segments are resolved', 'https://h.example/a/./b/../c', 'https://h.example/a/c'],
      ['the final dot of the host goes', 'https://h.example./a', 'https://h.example/a'],
      ['credentials go', 'https://ann:secret@h.example/a', 'https://h.example/a'],
      ['an odd spelling of an address is put right', 'http://0x7f.1/', 'http://127.0.0.1/'],
      ['an IPv6 host stays in brackets', 'http://[::1]:8080/a', 'http://[::1]:8080/a'],
      ['white space around goes', ' https://h.example/a\n', 'https://h.example/a'],
      ['mailto is no page', 'mailto:ann@h.example', null],
      ['ftp is no page', 'ftp://h.example/', null],
      ['a host of dots is none', 'http://./', null],
      ['a relative reference needs a base', '/a', null],
      ['prose is no URL', 'not a url', null],
    ];
    for (const [what, raw, normal] of cases) it(what, () => expect(normalizeUrl(raw)).to.equal(normal));

    it('agrees with a parser where it does without one', () => {
      const random = randomNumbers(5);
      let unchanged = 0;
      for (let run = 0; run < 4000; run++) {
        const raw = anyUrl(random);
        // With a base it always asks the parser, and a URL of another scheme takes nothing of that.
        const parsed = normalizeUrl(raw, 'ftp://base.example/');
        expect(normalizeUrl(raw), raw).to.equal(parsed);
        if (parsed === raw) unchanged++;
      }
      expect(unchanged).to.be.within(800, 3200);
    });

    it('resolves against a base', () => {
      const base = 'https://h.example/x/y?q#f';
      const references = ['z', '../z', '/z', '?z', '//o.example', '', '#top'];
      expect(references.map((reference) => normalizeUrl(reference, base))).to.deep.equal([
        'https://h.example/x/z',
        'https://h.example/z',
        'https://h.example/z',
        'https://h.example/x/y?z',
        'https://o.example/',
        'https://h.example/x/y?q',
        'https://h.example/x/y?q',
      ]);
    });

    it('changes nothing the second time', () => {
      for (const [, raw] of cases) {
        const once = normalizeUrl(raw);
        if (once !== null) expect(normalizeUrl(once)).to.equal(once);
      }
    });
  });

  describe('isSameSite', () => {
    const cases: [a: string, b: string, same: boolean][] = [
      ['https://h.example/a', 'https://h.example/b', true],
      ['https://www.h.example/a', 'http://h.example', true],
      ['https://h.example/', 'https://blog.h.example/', false],
      ['https://h.example:8443/', 'https://h.example/', false],
      ['https://h.example:8443/', 'http://WWW.H.example:8443/x', true],
      ['https://bücher.example', 'https://xn--bcher-kva.example/', true],
      ['https://h.example', 'https://h.example./', true],
      ['http://[::1]:81/a', 'http://[::1]:81/b', true],
      ['mailto:a@h.example', 'mailto:a@h.example', false],
      ['', '', false],
    ];
    for (const [a, b, same] of cases) {
      it(`${a || 'nothing'} and ${b || 'nothing'}: ${same}`, () => expect(isSameSite(a, b)).to.equal(same));
    }
  });

  it('identifySite keeps the port and drops www', () => {
    expect(identifySite('https://www.h.example:8443/a')).to.equal('h.example:8443');
    expect(identifySite('HTTPS://WWW.H.example/a')).to.equal('h.example');
    expect(identifySite('javascript:void(0)')).to.equal('');
  });

  it('readHost is the bare host name', () => {
    expect(readHost('https://WWW.Bücher.example:8443/a')).to.equal('www.xn--bcher-kva.example');
    expect(readHost('nothing')).to.equal('');
  });

  describe('userInputUrl', () => {
    const cases: [raw: string, url: string | null][] = [
      ['blog.example', 'https://blog.example/'],
      ['  blog.example/a?b#c ', 'https://blog.example/a?b'],
      ['localhost:3000', 'https://localhost:3000/'],
      ['localhost:3000/x', 'https://localhost:3000/x'],
      ['//blog.example/x', 'https://blog.example/x'],
      ['http://blog.example', 'http://blog.example/'],
      ['HTTP://Blog.example', 'http://blog.example/'],
      ['https://ann@blog.example/', null],
      ['https://:secret@blog.example/', null],
      ['ann@blog.example', null],
      ['ftp://blog.example/', null],
      ['javascript:alert(1)', null],
      ['mailto:ann@blog.example', null],
      ['file:///etc/passwd', null],
      ['two words', null],
      ['=HYPERLINK("https://evil.example","x")', null],
      ['https://blog=.example/', null],
      ['blog.example\nx', null],
      ['', null],
      ['   ', null],
    ];
    for (const [raw, url] of cases) {
      it(`${JSON.stringify(raw)} gives ${url ?? 'nothing'}`, () => expect(userInputUrl(raw)).to.equal(url));
    }

    it('takes 2,048 characters and not one more', () => {
      const longest = `https://blog.example/${'a'.repeat(2048 - 21)}`;
      expect(longest.length).to.equal(2048);
      expect(userInputUrl(longest)).to.equal(longest);
      expect(userInputUrl(`${longest}a`)).to.equal(null);
    });
  });

  it('readableUrl shows letters and keeps other escapes (case 38)', () => {
    expect(readableUrl('https://h.example/stra%C3%9Fe%20%2F?q=%D0%BF')).to.equal('https://h.example/straße%20%2F?q=п');
    expect(readableUrl('https://h.example/%C3%A9%FF%F0%9F%98%80')).to.equal('https://h.example/é%FF😀');
    expect(readableUrl('https://h.example/%ED%A0%80')).to.equal('https://h.example/%ED%A0%80');
  });
});

/** An absolute URL of plain parts, or with some that a parser would change or refuse. */
function anyUrl(random: () => number): string {
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  const oddness = random() < 0.5 ? 0 : 0.3;
  const part = (plain: readonly string[], odd: readonly string[]) => pick(random() < oddness ? odd : plain);
  const many = (most: number, plain: readonly string[], odd: readonly string[]) =>
    Array.from({ length: Math.floor(random() * most) }, () => part(plain, odd)).join('');
  const scheme = part(['https://', 'http://'], ['HTTPS://', 'https:/', 'https:', 'https:///', 'ftp://', ' https://']);
  const host =
    many(
      3,
      ['www.', 'a-b.', '-c.', 'd-.', 'e_f.', '127.', 'ab--cd.', '0x1.'],
      ['xn--', '.', 'B.', 'é.', '%61.', 'u@', 'a:b@', '\u00ad', '\t'],
    ) +
    part(
      ['example', 'a', 'xn-a', 'x-', 'h_'],
      ['1', '0x7f', '127.0.0.1', 'xn--a', '[::1]', 'a.', 'A', 'a:80', 'a:443', 'a:8080', '', 'a..b'],
    );
  const path =
    part(['/'], ['', '\\', '/./', '?', '#']) + many(6, ['a', 'B9', '/', '.', '-_~', "!$&'()*+,;=:@", '//'], ODD_PARTS);
  const query = random() < 0.5 ? '' : `?${many(4, ['a=1', '&', '/', '?', '..', '!$()*+,;:@'], ["'", ...ODD_PARTS])}`;
  return scheme + host + path + query;
}

const ODD_PARTS = [
  '/.',
  '/..',
  '/../',
  '%2e',
  '%7E',
  '%',
  ' ',
  '"',
  '<',
  '>',
  '^',
  '`',
  '{',
  '}',
  '|',
  '[',
  '\\',
  '#',
  'é',
  '\n',
  '\t',
  '\ud800',
];
