import { expect } from 'chai';
import type { TlsFacts } from '../../../../../domain/seo/artifacts/host-probes.js';
import { secCertNameMismatch } from '../../../../../domain/seo/checks/sec/cert-name-mismatch.js';
import { context } from '../../../../support/check-context.js';
import { tlsProbes } from '../../../../support/servers/tls-probes.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const url = 'https://site.example/';
const judge = (overrides: Partial<TlsFacts> | null) =>
  secCertNameMismatch.judge(siteFrom([pageFrom('', { url })], { probes: tlsProbes(overrides) }), context());

describe('[U] sec/cert-name-mismatch', () => {
  it('fires with the names that the certificate has', () => {
    const finding = { url, expected: 'site.example', where: 'certificate' };
    expect(judge({ names_host: false, names: ['a.example', '*.a.example'] })).to.deep.equal([
      { ...finding, observed: 'for a.example, *.a.example' },
    ]);
    expect(judge({ names_host: false, names: [] })).to.deep.equal([{ ...finding, observed: 'names no host' }]);
  });

  it('leaves the right name and sites without TLS alone', () => {
    expect(judge({})).to.deep.equal([]);
    expect(judge(null)).to.deep.equal([]);
  });
});
