import { expect } from 'chai';
import { readAnswerHead } from '../../../../activities/crawl/fetch/answer-head.js';

function head(...raw: string[]) {
  return readAnswerHead({ statusCode: 200, headers: raw });
}

describe('[U] readAnswerHead', () => {
  it('joins repeated headers, lower-cases names and keeps cookies apart', () => {
    const { headers, setCookies } = head('Vary', 'a', 'VARY', 'b', 'Set-Cookie', 'x=1, y', 'set-cookie', 'z=2');
    expect(headers).to.deep.equal({ vary: 'a, b' });
    expect(setCookies).to.deep.equal(['x=1, y', 'z=2']);
  });

  it('keeps the values of repeated X-Robots-Tag headers apart too', () => {
    const { headers, robotsTags } = head('X-Robots-Tag', 'otherbot: noindex', 'x-robots-tag', 'nofollow');
    expect(robotsTags).to.deep.equal(['otherbot: noindex', 'nofollow']);
    expect(headers).to.deep.equal({ 'x-robots-tag': 'otherbot: noindex, nofollow' });
    expect(head('Vary', 'a').robotsTags).to.deep.equal([]);
  });

  const types: [value: string, mediaType: string | null][] = [
    ['text/html', 'text/html'],
    ['Text/HTML;charset=UTF-8', 'text/html'],
    [' application/xhtml+xml ; q=1', 'application/xhtml+xml'],
    ['text/html, text/html', 'text/html'],
    ['', null],
    ['; charset=utf-8', null],
  ];
  for (const [value, mediaType] of types) {
    it(`reads the media type of ${JSON.stringify(value)}`, () => {
      expect(head('Content-Type', value).mediaType).to.equal(mediaType);
    });
  }

  it('has no media type, length or location without the header', () => {
    const { mediaType, contentLength, contentEncoding, location } = head();
    expect([mediaType, contentLength, contentEncoding, location]).to.deep.equal([null, null, '', null]);
  });

  it('reads plain lengths only', () => {
    const lengths = ['0', '123', '-1', '1e3', '12, 12', ' ', '9'.repeat(30)].map(
      (value) => head('Content-Length', value).contentLength,
    );
    expect(lengths).to.deep.equal([0, 123, null, null, null, null, null]);
  });

  it('reads UTF-8 bytes as such and leaves other bytes as Latin-1', () => {
    expect(head('Location', '/caf\u00c3\u00a9').location).to.equal('/café');
    expect(head('Location', '/caf\u00e9').location).to.equal('/café');
    expect(head('X-A', 'm\u00fc\u00c3').headers['x-a']).to.equal('m\u00fc\u00c3');
  });

  it('takes the first of two locations', () => {
    expect(head('Location', '/a', 'Location', '/b').location).to.equal('/a');
  });
});
