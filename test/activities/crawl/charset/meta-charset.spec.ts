import { expect } from 'chai';
import { charsetParameter, findMetaCharset } from '../../../../activities/crawl/charset/meta-charset.js';

describe('[U] meta-charset', () => {
  const cases: [what: string, html: string, label: string | null][] = [
    ['charset', '<html><head><meta charset="utf-8">', 'utf-8'],
    ['unquoted and in capitals', '<META CHARSET=UTF-8/>', 'UTF-8/'],
    ['single quotes and blanks', "<meta  charset = ' utf-8 ' >", 'utf-8'],
    ['http-equiv', '<meta http-equiv=content-type content="text/html;charset=koi8-r">', 'koi8-r'],
    [
      'attributes the other way round',
      '<meta content="text/html; charset=koi8-r" http-equiv="Content-Type">',
      'koi8-r',
    ],
    ['content of another meta', '<meta name=description content="charset=koi8-r">', null],
    ['inside a comment', '<!-- <meta charset=a> --><meta charset=b>', 'b'],
    ['after an empty comment', '<!--><meta charset=b>', 'b'],
    ['inside an attribute', '<a title="<meta charset=a>"><meta charset=b>', 'b'],
    ['inside a script', '<script>"<meta charset=a>"</script><meta charset=b>', 'b'],
    ['a script with a charset attribute', '<script src=x charset=a></script>', null],
    ['inside a title', '<title><meta charset=a></title><meta charset=b>', 'b'],
    ['a script that never ends', '<script><meta charset=a>', null],
    [
      'behind end tags, doctype and instructions',
      '<?xml encoding="a"?><!doctype html></x charset=a><meta charset=b>',
      'b',
    ],
    ['an element that only starts like it', '<metadata charset=a><meta charset=b>', 'b'],
    ['an empty charset', '<meta charset=""><meta charset=b>', 'b'],
    ['a tag cut off', '<meta charset="utf', null],
    ['nothing', '', null],
  ];
  for (const [what, html, label] of cases) {
    it(what, () => expect(findMetaCharset(html)?.label ?? null).to.equal(label));
  }

  it('tells where the element starts', () => {
    expect(findMetaCharset('<head><meta charset=a>')?.offset).to.equal(6);
  });

  it('finds the parameter of a media type', () => {
    expect(charsetParameter('text/html; charset=utf-8; x=y')).to.equal('utf-8');
    expect(charsetParameter("text/html;Charset = 'koi8-r'")).to.equal('koi8-r');
    expect(charsetParameter('text/html')).to.equal(null);
  });
});
