import type { HostProbes, TlsFacts } from '../../../domain/seo/artifacts/host-probes.js';

/** Probes of a site whose certificate and TLS versions are in order, unless overridden. */
export function tlsProbes(overrides: Partial<TlsFacts> | null = {}): HostProbes {
  const none = { http_form: null, https_form: null, www_form: null, random_path: null, favicon: null, llms_txt: null };
  if (overrides === null) return { ...none, tls: null };
  const facts: TlsFacts = {
    host: 'site.example',
    valid_to: '2027-01-01T00:00:00.000Z',
    names_host: true,
    names: ['site.example'],
    old_versions: [],
  };
  return { ...none, tls: { ...facts, ...overrides } };
}
