import { expect } from 'chai';
import type { HostProbes, TlsFacts } from '../../../../../domain/seo/artifacts/host-probes.js';
import { secCertExpiring } from '../../../../../domain/seo/checks/sec/cert-expiring.js';
import { context } from '../../../../support/check-context.js';
import { tlsProbes } from '../../../../support/servers/tls-probes.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const url = 'https://site.example/';
const judge = (overrides: Partial<TlsFacts> | null, probes: HostProbes = tlsProbes(overrides)) =>
  secCertExpiring.judge(siteFrom([pageFrom('', { url })], { probes }), context({ now: '2026-06-01T00:00:00Z' }));

describe('[U] sec/cert-expiring', () => {
  const finding = { url, expected: 'at least 14 days left', where: 'certificate' };

  it('fires when less than 14 days are left', () => {
    expect(judge({ valid_to: '2026-06-14T23:59:59.000Z' })).to.deep.equal([
      { ...finding, observed: 'ends on 2026-06-14T23:59:59.000Z' },
    ]);
  });

  it('is critical once it has ended', () => {
    expect(judge({ valid_to: '2026-05-31T23:59:59.000Z' })).to.deep.equal([
      { ...finding, observed: 'ended on 2026-05-31T23:59:59.000Z', severity: 'critical' },
    ]);
  });

  it('leaves long ones and unknown ones alone', () => {
    expect(judge({ valid_to: '2026-06-15T00:00:00.000Z' })).to.deep.equal([]);
    expect(judge({ valid_to: null })).to.deep.equal([]);
    expect(judge(null)).to.deep.equal([]);
    const { tls: _, ...older } = tlsProbes();
    expect(judge({}, older)).to.deep.equal([]);
  });
});
