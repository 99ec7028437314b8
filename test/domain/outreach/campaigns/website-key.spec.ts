import { expect } from 'chai';
import { websiteKey } from '../../../../domain/outreach/campaigns/website-key.js';
import { oddStrings } from '../../../support/odd-strings.js';

/** Spellings of one website in each row. */
const SAME: string[][] = [
  [
    'blog.example',
    'http://Blog.example',
    'https://www.blog.example/',
    'blog.example/#x',
    '//blog.example',
    'http://blog.example:80',
    'https://blog.example:443/',
    'blog.example:80',
    'http://blog.example:443',
    'https://blog.example./',
    'https://blog.example//',
    'blog.example?',
    ' HTTPS://WWW.BLOG.EXAMPLE ',
    'blog.example?utm_source=a&utm_id=1',
    'blog.example/?gclid=x#top',
    'blog.example?fbclid=1&UTM_Medium=b',
  ],
  [
    'bücher.example',
    'xn--bcher-kva.example',
    'http://BÜCHER.example/',
    'bu\u0308cher.example',
    'XN--bcher-KVA.example',
  ],
  [
    'blog.example/Guest',
    'http://blog.example/Guest/',
    'blog.example/x/../Guest',
    'blog.example/%47uest',
    'blog.example/Guest?srsltid=a',
  ],
  ['blog.example/?p=1', 'blog.example?p=1&utm_campaign=z', 'https://www.blog.example?mc_cid=4&p=1'],
  ['blog.example/?q=a+b', 'blog.example/?q=a%20b'],
  ['http://127.0.0.1/', '127.0.0.1', '0x7f.1'],
  ['www.com', 'http://www.com/'],
  ['[::1]', 'http://[0:0:0:0:0:0:0:1]/'],
];

const REFUSED = [
  '',
  ' ',
  'blog',
  'just words',
  'javascript:alert(1)',
  'JavaScript://blog.example/%0aalert(1)',
  'data:text/html,x',
  'mailto:ana@blog.example',
  'ftp://blog.example',
  'file:///etc/passwd',
  'https://',
  'http:///',
  '//',
  '#x',
  '?q=1',
  'ana@blog.example',
  'https://ana:secret@blog.example',
  'https://:x@blog.example/',
  'https://blog.example:99999',
  'xn--zz--.example',
  'xn--.example',
  'xn--999999999.example',
  'a.xn--bcher-kva-.example',
  'blog..example',
  '.example',
  'https://bl og.example',
  'blog.example/a b',
  '1.2.3.999',
  `${'a'.repeat(64)}.example`,
  `blog.example/${'a'.repeat(2_048)}`,
  '\0blog.example',
  'http://blog.example/\u0007',
];

const keyOf = (text: string): string | null => websiteKey(text)?.key ?? null;

describe('[U] websiteKey', () => {
  for (const spellings of SAME) {
    const [first = '', ...others] = spellings;
    for (const other of others) {
      it(`takes ${JSON.stringify(other)} for ${first} (cases 74 and 77)`, () => {
        expect(keyOf(other)).to.be.a('string').and.equal(keyOf(first));
      });
    }
  }

  it('tells websites apart', () => {
    const apart = [
      ...SAME.map(([first = '']) => first),
      'blog.example/guest',
      'blog.example/Guest/a',
      'news.blog.example',
      'blog.example:8080',
      'blog.example/?p=2',
      'blog.example/?utm=1',
      'com.www',
      'blog.example/?p=1&p=1',
    ];
    expect(new Set(apart.map(keyOf)).size).to.equal(apart.length);
  });

  for (const text of REFUSED) {
    it(`refuses ${JSON.stringify(text).slice(0, 50)}`, () => {
      expect(websiteKey(text)).to.equal(null);
    });
  }

  const domains: [typed: string, found: { url: string; key: string; domain: string }][] = [
    ['Blog.example/A/', { url: 'https://blog.example/A/', key: 'blog.example/A', domain: 'blog.example' }],
    [
      'http://www.news.blog.co.uk:8080?b=2&a=1',
      { url: 'http://www.news.blog.co.uk:8080/?b=2&a=1', key: 'news.blog.co.uk:8080?b=2&a=1', domain: 'blog.co.uk' },
    ],
    ['ana.github.io', { url: 'https://ana.github.io/', key: 'ana.github.io', domain: 'ana.github.io' }],
    [
      'a.ana.blogspot.com',
      { url: 'https://a.ana.blogspot.com/', key: 'a.ana.blogspot.com', domain: 'ana.blogspot.com' },
    ],
    ['www.com', { url: 'https://www.com/', key: 'www.com', domain: 'www.com' }],
    ['localhost:3000', { url: 'https://localhost:3000/', key: 'localhost:3000', domain: 'localhost' }],
    ['127.0.0.1', { url: 'https://127.0.0.1/', key: '127.0.0.1', domain: '127.0.0.1' }],
  ];
  for (const [typed, found] of domains) {
    it(`visits ${found.url} for ${typed}, a website of ${found.domain}`, () => {
      expect(websiteKey(typed)).to.deep.equal(found);
    });
  }

  it('finds the same in what it has made, whatever it is given', () => {
    const words = [
      'http://',
      'https://',
      '//',
      'www.',
      'blog',
      '.example',
      '.co.uk',
      'xn--',
      ':80',
      ':8080',
      '/a',
      '?utm_x=1',
    ];
    let sites = 0;
    for (const text of oddStrings(2_000, 11, words)) {
      const site = websiteKey(text);
      if (site === null) continue;
      sites += 1;
      expect(websiteKey(site.url), text).to.deep.equal(site);
    }
    expect(sites).to.be.greaterThan(80);
  });

  it('has done with endless text at once', () => {
    for (const piece of ['a', '/', 'www.', 'xn--', '?', '&a', 'ü', ' ', 'http://']) {
      for (let round = 0; round < 50; round++) expect(websiteKey(piece.repeat(100_000))).to.equal(null);
    }
    const slashes = `blog.example${'/'.repeat(1_900)}a`;
    expect(keyOf(slashes)).to.equal(slashes);
  });
});
