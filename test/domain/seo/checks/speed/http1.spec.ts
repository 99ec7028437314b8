import { expect } from 'chai';
import { speedHttp1 } from '../../../../../domain/seo/checks/speed/http1.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const url = 'https://site.example/';
const judge = (at: string, http_version: '1.1' | '2', headers: Record<string, string> = {}) =>
  speedHttp1.judge(siteFrom([pageFrom('Hi', { url: at, headers, fetch: { http_version } })]), context());

describe('[U] speed/http1', () => {
  it('fires on HTTP/1.1 over https', () => {
    expect(judge(url, '1.1')).to.deep.equal([
      { url, observed: 'HTTP/1.1', expected: 'HTTP/2 or 3', where: 'connection' },
    ]);
  });

  it('is satisfied with HTTP/2, or an offer of HTTP/3', () => {
    expect([judge(url, '2'), judge(url, '1.1', { 'alt-svc': 'h3=":443"; ma=86400' })]).to.deep.equal([[], []]);
  });

  it('is silent over http, where browsers speak nothing else', () => {
    expect(judge('http://site.example/', '1.1')).to.deep.equal([]);
  });
});
