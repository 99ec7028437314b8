import { expect } from 'chai';
import { looksLikeHtml } from '../../../../activities/crawl/read/sniff-html.js';

describe('[U] sniff-html', () => {
  const page = '<!DOCTYPE html><title>x</title>';
  const cases: [what: string, mediaType: string | null, body: string | Buffer, expected: boolean][] = [
    ['a page', 'text/html', page, true],
    ['words sent as a page', 'text/html', 'hello', true],
    ['XHTML', 'application/xhtml+xml', page, true],
    ['JSON sent as a page (case 50)', 'text/html', ' {"a": [1]}', false],
    ['a JSON list sent as a page', 'text/html', '[1]', false],
    ['a page that starts with a brace', 'text/html', '{{ header }}<p>x', true],
    ['JSON (case 50)', 'application/json', '{"a":"<html>"}', false],
    ['a PNG sent as a page', 'text/html', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d]), false],
    ['a PDF sent as a page', 'text/html', '%PDF-1.7', false],
    ['a page sent as text', 'text/plain', page, true],
    ['a fragment sent as text', 'text/plain', '<p>hello', false],
    ['a page sent as XML', 'application/xml', '<?xml version="1.0"?>\n<!-- x -->\n<html xmlns="x">', true],
    ['a feed', 'application/xml', '<?xml version="1.0"?><rss>', false],
    ['a page without type', null, page, true],
    ['a fragment without type', null, '  <p class=x>', true],
    ['a comment without type', null, '<!--x--><p>', true],
    ['an element of a like name', null, '<page>', false],
    ['a page of unknown type', 'application/octet-stream', page, true],
    ['a page with a mark', null, `\ufeff${page}`, true],
    ['a page in UTF-16', null, Buffer.from(`\ufeff${page}`, 'utf16le'), true],
    ['a style sheet', 'text/css', page, false],
    ['an image', 'image/svg+xml', '<svg>', false],
    ['nothing', 'text/html', '', false],
  ];
  for (const [what, mediaType, body, expected] of cases) {
    it(`${what}: ${expected}`, () => {
      expect(looksLikeHtml(mediaType, Buffer.isBuffer(body) ? body : Buffer.from(body))).to.equal(expected);
    });
  }
});
