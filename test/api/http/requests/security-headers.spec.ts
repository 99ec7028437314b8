import { expect } from 'chai';
import { createSecurityHeaders, DENIED_FEATURES, PAGE_POLICY } from '../../../../api/http/requests/security-headers.js';
import { startSmallApp } from '../../../support/sites/small-app.js';

async function headersOf(production: boolean) {
  const app = await startSmallApp([createSecurityHeaders(production), (_req, res) => void res.json({})]);
  const { headers } = await app.call('GET', '/');
  await app.close();
  return headers;
}

describe('[I] createSecurityHeaders', () => {
  it('lets a browser do nothing with our data', async () => {
    const headers = await headersOf(false);
    const policy = "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'";
    expect(headers).to.include({
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
      'cache-control': 'no-store',
    });
    expect(headers['strict-transport-security']).to.equal(undefined);
  });

  it('denies pages what none of ours asks for', async () => {
    const given = String((await headersOf(false))['permissions-policy']).split(', ');
    expect(given).to.include.members(['camera=()', 'geolocation=()', 'microphone=()', 'payment=()', 'usb=()']);
    for (const part of given) expect(part).to.match(/^[a-z-]+=\(\)$/);
    expect(new Set(DENIED_FEATURES).size).to.equal(DENIED_FEATURES.length).and.equal(given.length);
  });

  it('insists on HTTPS in production', async () => {
    expect((await headersOf(true))['strict-transport-security']).to.equal('max-age=31536000; includeSubDomains');
  });

  it('has a policy for pages without a word for inline code or other sites', () => {
    expect(PAGE_POLICY).not.to.match(/unsafe|\*|http/);
    expect(PAGE_POLICY.split('; ')).to.include.members([
      "default-src 'none'",
      "script-src 'self'",
      "frame-ancestors 'none'",
    ]);
  });
});
