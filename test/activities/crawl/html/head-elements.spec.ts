import { expect } from 'chai';
import { pageFacts as parse } from './page-facts.js';

describe('[U] head-elements', () => {
  describe('titles (case 43)', () => {
    it('leaves the title of an svg out, before and without the right one', () => {
      const svg = '<svg><title>Icon</title></svg>';
      expect(parse(`<body>${svg}`).titles).to.deep.equal([]);
      expect(parse(`<head><title>Right</title></head><body>${svg}`).titles).to.deep.equal([
        { text: 'Right', in_head: true },
      ]);
    });

    it('continues with HTML where svg ends or is broken off', () => {
      const facts = parse('<body><svg><g><p>text <title>Late</title></svg><h1>x</h1>');
      expect(facts.titles).to.deep.equal([{ text: 'Late', in_head: false }]);
      expect(facts.text.word_count).to.equal(2);
    });

    it('collapses white space and keeps tags as text', () => {
      expect(parse('<title>\n a <b>b</b>\t\u00a0c </title>').titles[0]?.text).to.equal('a <b>b</b> c');
    });

    it('lists each of several', () => {
      expect(parse('<head><title>a</title><title>b</title></head>').titles.map(({ text }) => text)).to.deep.equal([
        'a',
        'b',
      ]);
    });
  });

  describe('metas', () => {
    it('keeps name, property, http-equiv and itemprop apart, and both of one that is two', () => {
      const { metas } = parse(
        '<meta property=og:title content=a><meta http-equiv=Refresh content="0;url=/x"><meta itemprop=price content=1>' +
          '<meta name=description property=og:description content=d><meta charset=utf-8><meta name=x>',
      );
      expect(metas.map(({ key, kind, content }) => `${kind} ${key}=${content}`)).to.deep.equal([
        'property og:title=a',
        'http-equiv refresh=0;url=/x',
        'itemprop price=1',
        'name description=d',
        'property og:description=d',
        'name x=',
      ]);
    });

    it('does not count those of a noscript or template', () => {
      const html =
        '<head><noscript><meta http-equiv=refresh content=0></noscript><template><meta name=robots></template></head>';
      expect(parse(html).metas).to.deep.equal([]);
    });
  });

  describe('base', () => {
    it('resolves what comes after it, by the first that has an href', () => {
      const facts = parse(
        '<base target=_blank><base href="/other/"><base href="/third/"><a href="x">x</a><img src="y.png">',
      );
      expect(facts.base).to.deep.equal([
        { href: '', url: null, after_url_element: false },
        { href: '/other/', url: 'https://site.example/other/', after_url_element: false },
        { href: '/third/', url: 'https://site.example/third/', after_url_element: false },
      ]);
      expect(facts.anchors[0]?.url).to.equal('https://site.example/other/x');
      expect(facts.images[0]?.url).to.equal('https://site.example/other/y.png');
    });

    it('tells when it comes too late, and is passed over when it is none', () => {
      const facts = parse('<link rel=icon href=i.png><base href="javascript:x"><a href="x">x</a>');
      expect(facts.base).to.deep.equal([{ href: 'javascript:x', url: null, after_url_element: true }]);
      expect(facts.anchors[0]?.url).to.equal('https://site.example/dir/x');
    });
  });
});
