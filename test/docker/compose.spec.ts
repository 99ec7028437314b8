import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { parse } from 'yaml';
import { z } from 'zod';
import { CONFIG_KEYS, loadApiConfig, loadConfig, loadProxyConfig } from '../../platform/config.js';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

const serviceSchema = z.object({
  image: z.string(),
  build: z.object({ context: z.string(), target: z.string() }).optional(),
  environment: z.record(z.string(), z.string()).default({}),
  networks: z.array(z.string()),
  ports: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
  healthcheck: z.object({ test: z.array(z.string()) }).optional(),
  entrypoint: z.array(z.string()).optional(),
  command: z.array(z.string()).optional(),
  read_only: z.boolean().default(false),
  cap_drop: z.array(z.string()).default([]),
});
const composeSchema = z.object({
  services: z.record(z.string(), serviceSchema),
  networks: z.record(z.string(), z.object({ internal: z.boolean().default(false) })),
  volumes: z.record(z.string(), z.object({})),
});

const compose = composeSchema.parse(parse(read('docker-compose.yml'), { merge: true }));
const services = Object.entries(compose.services);
const service = (name: string) => serviceSchema.parse(compose.services[name]);
const ours = services.filter(([, { build }]) => build !== undefined);
const APPLICATIONS = ['api', 'worker-core', 'worker-crawl', 'worker-mail', 'worker-browser'];
/** Workers that show strangers' pages to a browser or take them apart. */
const VISITORS = ['worker-crawl', 'worker-browser'];
/** What `docker compose` asks for, and what the application does besides. */
const DEMANDED = {
  PUBLIC_URL: 'https://seo.example',
  MONGODB_PASSWORD: 'm'.repeat(40),
  UNSUBSCRIBE_SECRET: 'u'.repeat(40),
  TEMPORAL_PAYLOAD_KEYS: `k1:${Buffer.alloc(32, 1).toString('base64')}`,
};
const GIVEN = {
  ...DEMANDED,
  OIDC_ISSUER: 'https://id.example',
  OIDC_CLIENT_SECRET: 's'.repeat(40),
  SESSION_SECRET: 's'.repeat(40),
  TRUST_PROXY: '1',
};
const exampleKeys = [...read('.env.example').matchAll(/^([A-Z_]+)=/gm)].map((match) => match[1] ?? '');

describe('[U] docker-compose.yml', () => {
  it('pins every image', () => {
    for (const [name, { image }] of services) expect(image, name).to.match(/^[\w./-]+:\d+\.\d+(\.\d+)?[\w.-]*$/);
  });

  it('publishes ports on loopback only', () => {
    const published = services.flatMap(([, { ports }]) => ports);
    // The API, Temporal's UI and what decodes payloads for it.
    expect(published).to.have.length(3);
    for (const port of published) expect(port).to.match(/^127\.0\.0\.1:/);
  });

  it('names only networks, volumes, files and services that exist', () => {
    for (const [name, { networks, volumes, depends_on }] of services) {
      expect(Object.keys(compose.networks), name).to.include.members(networks);
      expect(Object.keys(compose.services), name).to.include.members(Object.keys(depends_on));
      for (const source of volumes.map((volume) => volume.split(':')[0] ?? '')) {
        const isKnown = source.startsWith('./') ? existsSync(path.join(ROOT, source)) : source in compose.volumes;
        expect(isKnown, `${name}: ${source}`).to.equal(true);
      }
    }
  });

  it('waits for health only where health is checked', () => {
    for (const [name, { depends_on }] of services) {
      for (const [other, { condition }] of Object.entries(depends_on)) {
        if (condition === 'service_healthy')
          expect(service(other).healthcheck, `${name} → ${other}`).to.not.equal(undefined);
      }
    }
  });

  it('lets the browser worker out through the filtering proxy only', () => {
    const { networks, environment } = service('worker-browser');
    for (const network of networks) expect(compose.networks[network]?.internal, network).to.equal(true);
    expect(environment['BROWSER_PROXY_URL']).to.equal(
      `http://egress-proxy:${service('egress-proxy').environment['PORT']}`,
    );
    expect(service('egress-proxy').networks).to.have.members(['browser', 'egress']);
  });

  it('lets everybody else out who asks others: crawlers, mail, models, platforms that users connect', () => {
    for (const name of APPLICATIONS.filter((each) => each !== 'worker-browser')) {
      expect(service(name).networks, name).to.have.members(['data', 'egress']);
    }
  });

  it('runs our images with no right to spare', () => {
    expect(ours.map(([name]) => name)).to.have.members([
      'api',
      'worker-core',
      'worker-crawl',
      'worker-mail',
      'worker-browser',
      'egress-proxy',
    ]);
    for (const [name, { read_only, cap_drop }] of ours) {
      expect({ read_only, cap_drop }, name).to.deep.equal({ read_only: true, cap_drop: ['ALL'] });
    }
  });

  it('gives each queue to one worker', () => {
    const queues = ours.flatMap(([, { environment }]) => environment['WORKER_QUEUES']?.split(',') ?? []);
    expect(queues).to.have.members(['orchestration', 'crawl', 'mail', 'llm', 'browser']);
  });

  it('configures the application with settings that it knows and that make a whole', () => {
    for (const [name, { environment }] of ours) {
      const known = name === 'worker-browser' ? [...CONFIG_KEYS, 'HOME'] : CONFIG_KEYS;
      expect(known, name).to.include.members(Object.keys(environment));
    }
    for (const name of APPLICATIONS) {
      const load = name === 'api' ? loadApiConfig : loadConfig;
      expect(() => load(fillIn(service(name).environment, GIVEN)), name).to.not.throw();
    }
    expect(loadProxyConfig(fillIn(service('egress-proxy').environment, GIVEN))).to.include({
      HOST: '0.0.0.0',
      PORT: 3128,
    });
  });

  it('asks for what has no default that works, where it is needed', () => {
    for (const name of APPLICATIONS) {
      const demanded = Object.keys(DEMANDED).filter((key) => key !== 'UNSUBSCRIBE_SECRET' || !VISITORS.includes(name));
      for (const key of demanded) {
        const lacking = { ...GIVEN, [key]: undefined };
        expect(() => fillIn(service(name).environment, lacking), `${name} ${key}`).to.throw(`${key}: set it in .env`);
      }
    }
    const behindTls = fillIn(service('api').environment, { ...GIVEN, TRUST_PROXY: undefined });
    expect(() => loadApiConfig(behindTls)).to.throw('TRUST_PROXY: must be set');
  });

  it('leads nobody to the Temporal UI, which shows the data of all, unless told to', () => {
    expect(loadConfig(fillIn(service('api').environment, GIVEN)).TEMPORAL_UI_URL).to.equal(undefined);
    const told = { ...GIVEN, TEMPORAL_UI_URL: 'https://temporal.example' };
    expect(loadConfig(fillIn(service('api').environment, told)).TEMPORAL_UI_URL).to.equal('https://temporal.example');
  });

  it('lets Prometheus reach the metrics from another container', () => {
    for (const name of APPLICATIONS) {
      const { HOST, METRICS_PORT, WORKER_METRICS_PORT } = loadConfig(fillIn(service(name).environment, GIVEN));
      expect(HOST, name).to.equal('0.0.0.0');
      expect(name === 'api' ? METRICS_PORT : WORKER_METRICS_PORT, name).to.be.greaterThan(0);
    }
  });

  it('takes a worker for healthy only when it can take work', () => {
    for (const name of APPLICATIONS.filter((each) => each !== 'api')) {
      const { WORKER_HEALTH_PORT } = loadConfig(fillIn(service(name).environment, GIVEN));
      const asked = JSON.stringify(service(name).healthcheck);
      expect(asked, name).to.contain(`http://127.0.0.1:${WORKER_HEALTH_PORT}/health/ready`);
    }
  });

  it('asks for a user and a password at the database, and hands the same to both sides', () => {
    const passwords = { MONGODB_PASSWORD: 'ours', MONGODB_ROOT_PASSWORD: 'root' };
    for (const name of APPLICATIONS) {
      const { MONGODB_URI } = loadConfig(fillIn(service(name).environment, { ...GIVEN, ...passwords }));
      const uri = new URL(MONGODB_URI.replace(/^mongodb:/, 'http:'));
      expect([uri.username, uri.password, uri.pathname], name).to.deep.equal(['linkwright', 'ours', '/linkwright']);
      expect(uri.searchParams.get('authSource'), name).to.equal('admin');
    }
    const { entrypoint, environment } = service('mongo');
    expect(entrypoint).to.deep.equal(['/bin/sh', '/jobs/start.sh']);
    expect(fillIn(environment, passwords)).to.deep.equal({
      MONGO_INITDB_ROOT_USERNAME: 'root',
      MONGO_INITDB_ROOT_PASSWORD: 'root',
      LINKWRIGHT_PASSWORD: 'ours',
    });
    for (const key of Object.keys(passwords))
      expect(() => fillIn(environment, { ...passwords, [key]: undefined })).to.throw(`${key}: set it in .env`);
  });

  it('lets only those near a store who use it', () => {
    const near = (network: string) => services.filter(([, each]) => each.networks.includes(network)).map(([n]) => n);
    expect(near('data')).to.have.members([...APPLICATIONS, 'mongo', 'temporal', 'temporal-namespace', 'temporal-ui']);
    expect(near('workflows')).to.have.members(['postgres', 'temporal', 'temporal-schema']);
    expect(compose.networks['workflows']?.internal).to.equal(true);
  });

  it('keeps the secrets of sign-in from the workers', () => {
    for (const name of APPLICATIONS.filter((each) => each !== 'api')) {
      const text = JSON.stringify(service(name).environment);
      expect(text, name).to.not.match(/\$\{(OIDC_CLIENT_SECRET|SESSION_SECRET|POSTGRES_PASSWORD|MONGODB_ROOT)/);
    }
  });

  it('hands to each process what its queues read, and to those that meet strangers no secret but the ways to the stores', () => {
    const settings = (name: string) => new Set(Object.keys(service(name).environment));
    const basics = [
      'NODE_ENV',
      'LOG_LEVEL',
      'SHUTDOWN_GRACE_SECONDS',
      'HOST',
      'MONGODB_URI',
      'TEMPORAL_PAYLOAD_KEYS',
      'PUBLIC_URL',
      'OIDC_ISSUER',
    ];
    const worker = [
      ...basics,
      'TEMPORAL_ADDRESS',
      'TEMPORAL_NAMESPACE',
      'WORKER_QUEUES',
      'WORKER_METRICS_PORT',
      'WORKER_HEALTH_PORT',
      'ALLOWED_PRIVATE_HOSTS',
      'ALLOWED_PORTS',
      'CRAWL_USER_AGENT',
      'OIDC_CLIENT_SECRET',
      'SESSION_SECRET',
    ];
    const search = ['SEARXNG_URL', 'BRAVE_API_KEY', 'SERPER_API_KEY', 'GOOGLE_SEARCH_KEY', 'GOOGLE_SEARCH_ENGINE'];
    const inUsersNames = [
      'ENCRYPTION_KEYS',
      'UNSUBSCRIBE_SECRET',
      'ALLOWED_MAIL_HOSTS',
      'SMTP_URL',
      'IMAP_URL',
      'MAIL_FROM',
      'OPENAI_API_KEY',
      'LLM_DAILY_TOKENS',
      'GOOGLE_OAUTH_CLIENT_SECRET',
      'BING_OAUTH_CLIENT_SECRET',
    ];
    expect([...settings('worker-browser')]).to.have.members([
      ...worker,
      'BROWSER_PROXY_URL',
      'CHROME_PATH',
      'CHROME_NO_SANDBOX',
      'LIGHTHOUSE_RUNS',
      'HOME',
    ]);
    expect([...settings('worker-crawl')]).to.have.members([
      ...worker,
      ...search,
      'CRAWL_CONCURRENCY',
      'CRAWL_RETENTION_DAYS',
    ]);
    for (const name of ['worker-core', 'worker-mail'])
      expect([...settings(name)], name).to.include.members([...worker, ...inUsersNames]);
    expect(settings('worker-core')).to.include('CRUX_API_KEY');
    expect([...settings('api')]).to.include.members([
      ...basics,
      ...inUsersNames,
      ...search,
      'TRUST_PROXY',
      'TEMPORAL_UI_URL',
    ]);
  });
});

describe('[U] .env.example', () => {
  it('lists every setting of the application and of docker-compose.yml', () => {
    expect(exampleKeys).to.include.members(CONFIG_KEYS);
    const variables = [...read('docker-compose.yml').matchAll(/\$\{([A-Z_]+)/g)].map((match) => match[1] ?? '');
    expect(variables.length).to.be.greaterThan(20);
    expect(exampleKeys).to.include.members(variables);
  });

  it('sets nothing by itself', () => {
    expect(read('.env.example')).to.not.match(/^[A-Z_]+=./m);
  });
});

describe('[U] Dockerfile', () => {
  it('pins its base by digest and runs as an ordinary user', () => {
    const stages = [...read('Dockerfile').matchAll(/^FROM (\S+)/gm)].map((match) => match[1] ?? '');
    expect(stages[0]).to.match(/^node:\d+\.\d+\.\d+-bookworm-slim@sha256:[0-9a-f]{64}$/);
    expect(stages.slice(1)).to.deep.equal(['base', 'base', 'base', 'application', 'application']);
    const users = [...read('Dockerfile').matchAll(/^USER (\S+)/gm)].map((match) => match[1]);
    expect(users).to.deep.equal(['node', 'root', 'node']);
  });
});

/** What `docker compose` does with `${NAME:-default}`. */
function fillIn(
  environment: Record<string, string>,
  given: Record<string, string | undefined>,
): Record<string, string> {
  // From the inside out; what stands behind :? is said when there is no value.
  const fill = (value: string): string => {
    const filled = value.replace(/\$\{([A-Z_]+):([-?])([^${}]*)\}/g, (_all, name, kind, rest) => {
      if (kind === '?' && given[name] === undefined) throw new Error(`${name}: ${rest}`);
      return given[name] ?? rest;
    });
    return filled === value ? value : fill(filled);
  };
  return Object.fromEntries(Object.entries(environment).map(([key, value]) => [key, fill(value)]));
}
