import { expect } from 'chai';
import { secReferrerPolicy } from '../../../../../domain/seo/checks/sec/referrer-policy.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const url = 'https://site.example/page';
const judge = (headers: Record<string, string>, at = url) =>
  secReferrerPolicy.judge(siteFrom([pageFrom('<p>Hello</p>', { url: at, headers })]), context());

describe('[U] sec/referrer-policy', () => {
  it('fires without the header', () => {
    expect(judge({})).to.deep.equal([
      { url, observed: 'no header', expected: 'any policy but unsafe-url', where: 'Referrer-Policy header' },
    ]);
  });

  it('fires on unsafe-url', () => {
    expect(judge({ 'referrer-policy': 'unsafe-url' }).map(({ observed }) => observed)).to.deep.equal(['unsafe-url']);
  });

  it('takes the last value it knows', () => {
    expect([
      judge({ 'referrer-policy': 'unsafe-url, strict-origin' }),
      judge({ 'referrer-policy': 'no-referrer, brand-new-policy' }),
    ]).to.deep.equal([[], []]);
  });

  it('fires when it knows none of the values', () => {
    expect(judge({ 'referrer-policy': 'never' }).length).to.deep.equal(1);
  });
});
