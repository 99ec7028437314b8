import { expect } from 'chai';
import { secNosniffMissing } from '../../../../../domain/seo/checks/sec/nosniff-missing.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const url = 'https://site.example/page';
const judge = (headers: Record<string, string>, at = url) =>
  secNosniffMissing.judge(siteFrom([pageFrom('<p>Hello</p>', { url: at, headers })]), context());

describe('[U] sec/nosniff-missing', () => {
  it('fires without the header', () => {
    expect(judge({})).to.deep.equal([
      { url, observed: 'no header', expected: 'nosniff', where: 'X-Content-Type-Options header' },
    ]);
  });

  it('fires on another value', () => {
    expect(judge({ 'x-content-type-options': 'sniff' }).map(({ observed }) => observed)).to.deep.equal(['sniff']);
  });

  it('is satisfied with nosniff in any case, the first value counting', () => {
    expect([
      judge({ 'x-content-type-options': 'NoSniff' }),
      judge({ 'x-content-type-options': 'nosniff, foo' }),
    ]).to.deep.equal([[], []]);
  });

  it('is judged over http as well', () => {
    expect(judge({}, 'http://site.example/').length).to.deep.equal(1);
  });
});
