import { randomBytes } from 'node:crypto';

/**
 * The settings of a trial: production mode, the TLS proxy of the composition in front, sign-in by the provider of
 * docker/trial/compose.yml.
 * @param {{ tls: number, api: number, ui: number, identity: number }} ports of loopback
 * @param {string} certificate the file of the certificate that provider and mail server show
 * @returns {Record<string, string>}
 */
export function makeTrialSettings(ports, certificate) {
  const secret = () => randomBytes(24).toString('hex');
  const key = () => `k1:${randomBytes(32).toString('base64')}`;
  return {
    NODE_ENV: 'production',
    PUBLIC_URL: `https://localhost:${ports.tls}`,
    COMPOSE_PROFILES: 'tls',
    TLS_PORT: String(ports.tls),
    PORT: String(ports.api),
    TEMPORAL_UI_PORT: String(ports.ui),
    TRUST_PROXY: '1',
    OIDC_ISSUER: `https://localhost:${ports.identity}`,
    OIDC_DISCOVERY_URL: 'https://identity.example.test:9443',
    OIDC_CLIENT_SECRET: secret(),
    SESSION_SECRET: secret(),
    UNSUBSCRIBE_SECRET: secret(),
    MONGODB_PASSWORD: secret(),
    MONGODB_BROWSER_PASSWORD: secret(),
    MONGODB_ROOT_PASSWORD: secret(),
    POSTGRES_PASSWORD: secret(),
    ENCRYPTION_KEYS: key(),
    TEMPORAL_PAYLOAD_KEYS: key(),
    EXTRA_CA_CERTS: certificate,
    ALLOWED_PRIVATE_HOSTS: 'site.example.test:8080',
    ALLOWED_MAIL_HOSTS: 'mail.example.test:2525',
    SMTP_URL: `smtp://trial:${secret()}@mail.example.test:2525`,
    MAIL_FROM: 'outreach@example.test',
    MAIL_SENDER_NAME: 'Terry Trial',
    MAIL_ORGANIZATION: 'Trial Ltd',
    MAIL_POSTAL_ADDRESS: '1 Trial Street, Trialtown',
    OUTREACH_CHECK_DNS: 'false',
    OUTREACH_DOMAIN_GATE: 'warn',
    OUTREACH_MIN_INTERVAL_SECONDS: '1',
    LIGHTHOUSE_RUNS: '1',
  };
}

/**
 * What no log may hold.
 * @param {Record<string, string>} settings
 * @returns {string[]}
 */
export function listSecrets(settings) {
  return Object.entries(settings).flatMap(([name, value]) => {
    if (name === 'SMTP_URL') return [new URL(value).password];
    if (/_KEYS$/.test(name)) return [value.slice(value.indexOf(':') + 1)];
    return /(SECRET|PASSWORD)$/.test(name) ? [value] : [];
  });
}
