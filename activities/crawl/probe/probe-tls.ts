import { once } from 'node:events';
import { connect, type PeerCertificate, type SecureVersion, type TLSSocket } from 'node:tls';
import { type CertificateName, namesHost } from '../../../domain/base/http/names-host.js';
import { isoInstant } from '../../../domain/base/time/iso-instant.js';
import type { TlsFacts } from '../../../domain/seo/artifacts/host-probes.js';
import type { OpenSocket } from '../ports.js';

const HANDSHAKE_TIMEOUT_MS = 10_000;
const MAX_NAMES = 20;
const OLD_VERSIONS = ['TLSv1', 'TLSv1.1'] as const;
/** OpenSSL's words for "this side cannot do that": nothing is known about the other one. */
const LOCAL_REFUSALS =
  /NO_PROTOCOLS_AVAILABLE|NO_CIPHERS_AVAILABLE|NO_CIPHER_MATCH|UNSUPPORTED_PROTOCOL_VERSION|EOPENSSL/;

type TlsDeps = { openSocket: OpenSocket };

/**
 * What a site's certificate says and which outdated TLS versions it still accepts. Handshakes only: nothing is sent
 * after them, and whether the certificate is trusted is not checked here. Null for http sites and when no handshake
 * succeeds.
 */
export async function probeTls(deps: TlsDeps, siteUrl: string, signal: AbortSignal): Promise<TlsFacts | null> {
  const { protocol, hostname, port } = new URL(siteUrl);
  if (protocol !== 'https:') return null;
  const target = { host: hostname, port: Number(port || 443), signal };
  const [certificate, ...accepted] = await Promise.all([
    readCertificate(deps, target),
    ...OLD_VERSIONS.map((version) => acceptsVersion(deps, target, version)),
  ]);
  signal.throwIfAborted();
  if (!certificate?.subjectaltname && !certificate?.valid_to) return null;
  const names = readNames(certificate.subjectaltname ?? '');
  return {
    host: hostname,
    valid_to: findInstant(certificate.valid_to),
    names_host: namesHost(names, hostname),
    names: names.slice(0, MAX_NAMES).map(({ value }) => value),
    old_versions: accepted.includes(null) ? null : OLD_VERSIONS.filter((_, index) => accepted[index] === true),
  };
}

interface Target {
  host: string;
  port: number;
  signal: AbortSignal;
}

async function readCertificate(deps: TlsDeps, target: Target): Promise<PeerCertificate | null> {
  try {
    const socket = await shakeHands(deps, target, {});
    const certificate = socket.getPeerCertificate();
    socket.destroy();
    return certificate;
  } catch {
    // No connection, or no TLS behind it: that the site cannot be reached is said by its pages.
    return null;
  }
}

/** Null when it is unknown: this side does not support the version, or no connection could be made. */
async function acceptsVersion(deps: TlsDeps, target: Target, version: SecureVersion): Promise<boolean | null> {
  let isConnected = false;
  const onConnect = () => {
    isConnected = true;
  };
  try {
    // At its default level OpenSSL 3 rejects these versions itself, for their SHA-1 signatures.
    const options = { minVersion: version, maxVersion: version, ciphers: 'DEFAULT@SECLEVEL=0' };
    const socket = await shakeHands(deps, target, options, onConnect);
    socket.destroy();
    return true;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!isConnected || code === 'ABORT_ERR' || LOCAL_REFUSALS.test(code)) return null;
    return false;
  }
}

interface Handshake {
  minVersion?: SecureVersion;
  maxVersion?: SecureVersion;
  ciphers?: string;
}

/** @throws the system's, OpenSSL's or an AbortError */
async function shakeHands(
  { openSocket }: TlsDeps,
  { host, port, signal }: Target,
  options: Handshake,
  onConnect: () => void = () => {},
): Promise<TLSSocket> {
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(HANDSHAKE_TIMEOUT_MS)]);
  const plain = await openSocket(host, port);
  onConnect();
  // RFC 6066 3: a server name is a DNS name, never an address. What the certificate is worth is judged by its facts.
  const isAddress = /^[\d.]+$|^\[/.test(host);
  const socket = connect({
    socket: plain,
    ALPNProtocols: ['http/1.1'],
    rejectUnauthorized: false,
    ...(isAddress ? {} : { servername: host }),
    ...options,
  });
  socket.on('error', () => {});
  try {
    await once(socket, 'secureConnect', { signal: deadline });
    return socket;
  } catch (error) {
    socket.destroy();
    plain.destroy();
    throw error;
  }
}

/** Node's text form: "DNS:a.example, IP Address:192.0.2.1"; names that contain a comma or a quote are JSON strings. */
function readNames(text: string): CertificateName[] {
  const names: CertificateName[] = [];
  for (const [, kind, value = ''] of text.matchAll(/(?:^|, )(DNS|IP Address):([^,"]+)(?=,|$)/g))
    names.push({ kind: kind === 'DNS' ? 'dns' : 'ip', value: value.trim() });
  return names;
}

/** OpenSSL's "Jun  1 12:00:00 2026 GMT" as ISO 8601; null when it cannot be read. */
function findInstant(text: string | undefined): string | null {
  return isoInstant(Date.parse(text ?? ''));
}
