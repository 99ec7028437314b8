import { expect } from 'chai';
import {
  contentTypeHeader,
  robotsHeaderRemoval,
  secureRequests,
} from '../../../../../domain/pages/analysis/fixes/header-lines.js';
import { writeFixes } from '../../../../support/samples/analyzed-page.js';

const titles = (fixes: { title: string }[]) => fixes.map(({ title }) => title);

describe('[U] fixes of headers', () => {
  it('stop the header that keeps the page out of the index', () => {
    const fixes = writeFixes(robotsHeaderRemoval, '<h1>x</h1>', { headers: { 'x-robots-tag': 'noindex' } });
    expect(titles(fixes)).to.deep.equal([
      'Stop sending "X-Robots-Tag: noindex", for nginx',
      'Stop sending "X-Robots-Tag: noindex", for Apache',
    ]);
    expect(fixes[1]?.code).to.include('Header always unset X-Robots-Tag');
    expect(writeFixes(robotsHeaderRemoval, '<h1>x</h1>')).to.deep.equal([]);
  });
  it('name the media type', () => {
    const fixes = writeFixes(contentTypeHeader, '<h1>x</h1>', { headers: { 'content-type': 'text/plain' } });
    expect(fixes[0]?.code).to.include('default_type text/html;');
    expect(writeFixes(contentTypeHeader, '<h1>x</h1>')).to.deep.equal([]);
  });
  it('list what is loaded over http, with its address over https', () => {
    const fixes = writeFixes(secureRequests, '<img src="http://o.example/a.png">');
    expect(fixes.map(({ code }) => code)).to.deep.equal([
      'http://o.example/a.png\n  -> https://o.example/a.png',
      '<meta http-equiv="Content-Security-Policy" content="upgrade-insecure-requests">',
    ]);
    expect(writeFixes(secureRequests, '<img src="https://o.example/a.png">')).to.deep.equal([]);
  });
});
