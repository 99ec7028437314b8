import { expect } from 'chai';
import type { TlsFacts } from '../../../../../domain/seo/artifacts/host-probes.js';
import { secTlsOld } from '../../../../../domain/seo/checks/sec/tls-old.js';
import { context } from '../../../../support/check-context.js';
import { tlsProbes } from '../../../../support/servers/tls-probes.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const url = 'https://site.example/';
const judge = (overrides: Partial<TlsFacts> | null) =>
  secTlsOld.judge(siteFrom([pageFrom('', { url })], { probes: tlsProbes(overrides) }), context());

describe('[U] sec/tls-old', () => {
  it('fires with the versions that are still accepted', () => {
    expect(judge({ old_versions: ['TLSv1', 'TLSv1.1'] })).to.deep.equal([
      { url, observed: 'TLS 1.0, TLS 1.1', expected: 'TLS 1.2 or later only', where: 'handshake' },
    ]);
    expect(judge({ old_versions: ['TLSv1.1'] })[0]).to.include({ observed: 'TLS 1.1' });
  });

  it('leaves modern servers and what could not be tried alone', () => {
    expect(judge({ old_versions: [] })).to.deep.equal([]);
    expect(judge({ old_versions: null })).to.deep.equal([]);
    expect(judge(null)).to.deep.equal([]);
  });
});
