import { expect } from 'chai';
import { secCspWeak } from '../../../../../domain/seo/checks/sec/csp-weak.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const url = 'https://site.example/page';
const judge = (headers: Record<string, string>, at = url) =>
  secCspWeak.judge(siteFrom([pageFrom('<p>Hello</p>', { url: at, headers })]), context());

describe('[U] sec/csp-weak', () => {
  it('fires on unsafe-inline without nonce or hash', () => {
    expect(judge({ 'content-security-policy': "script-src 'self' 'unsafe-inline'" })).to.deep.equal([
      {
        url,
        observed: "'unsafe-inline' without nonce or hash",
        expected: 'script-src with nonces, hashes or hosts',
        where: 'Content-Security-Policy',
      },
    ]);
  });

  it('fires on a wildcard source, also of default-src', () => {
    expect(judge({ 'content-security-policy': 'default-src https:' }).map(({ observed }) => observed)).to.deep.equal([
      'script source https:',
    ]);
  });

  it('fires on a policy that says nothing of scripts', () => {
    expect(
      judge({ 'content-security-policy': "frame-ancestors 'none'" }).map(({ observed }) => observed),
    ).to.deep.equal(['neither script-src nor default-src']);
  });

  it('knows that a nonce switches unsafe-inline off, and strict-dynamic hosts', () => {
    expect(
      judge({ 'content-security-policy': "script-src 'nonce-Ab1' 'strict-dynamic' https: 'unsafe-inline'" }),
    ).to.deep.equal([]);
  });

  it('is satisfied when one of two policies is strict', () => {
    expect(judge({ 'content-security-policy': "default-src https:, script-src 'self'" })).to.deep.equal([]);
  });

  it('is silent on named hosts, and without any policy', () => {
    expect([judge({ 'content-security-policy': "script-src 'self' https://cdn.example" }), judge({})]).to.deep.equal([
      [],
      [],
    ]);
  });
});
