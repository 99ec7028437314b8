import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { parse } from 'yaml';
import { z } from 'zod';
import {
  CONFIG_KEYS,
  loadApiConfig,
  loadCodecServerConfig,
  loadConfig,
  loadProxyConfig,
} from '../../platform/config.js';
import { BASIC_SETTINGS, SEARCH_SETTINGS, USER_SETTINGS, WORKER_SETTINGS } from '../support/composed-settings.js';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

const serviceSchema = z.object({
  image: z.string(),
  build: z.object({ context: z.string(), target: z.string() }).optional(),
  environment: z.record(z.string(), z.string()).default({}),
  networks: z.array(z.string()).default([]),
  network_mode: z.string().optional(),
  profiles: z.array(z.string()).default([]),
  ports: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
  healthcheck: z.object({ test: z.array(z.string()) }).optional(),
  entrypoint: z.array(z.string()).optional(),
  command: z.array(z.string()).optional(),
  read_only: z.boolean().default(false),
  restart: z.string(),
  cap_drop: z.array(z.string()).default([]),
  cap_add: z.array(z.string()).default([]),
  security_opt: z.array(z.string()).default([]),
  pids_limit: z.number().optional(),
  mem_limit: z.string().optional(),
  logging: z.object({ driver: z.string(), options: z.record(z.string(), z.string()) }).optional(),
});
const composeSchema = z.object({
  services: z.record(z.string(), serviceSchema),
  networks: z.record(
    z.string(),
    z.object({ internal: z.boolean().default(false), driver_opts: z.record(z.string(), z.string()).default({}) }),
  ),
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
  MONGODB_BROWSER_PASSWORD: 'b'.repeat(40),
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
    const published = services.filter(([, { ports }]) => ports.length > 0);
    expect(published.map(([name]) => name)).to.have.members(['api', 'temporal-ui', 'codec-server', 'tls']);
    for (const [name, { ports }] of published) {
      const filled = Object.values(fillIn(Object.fromEntries(ports.entries()), {}));
      for (const port of filled) expect(port, name).to.match(/^127\.0\.0\.1:\d+:\d+$/);
    }
    // Users reach the TLS proxy from elsewhere where the operator says so, and nothing but that.
    const opened = published.filter(([, { ports }]) => ports.some((port) => !port.startsWith('127.0.0.1:')));
    expect(opened.map(([name]) => name)).to.deep.equal(['tls']);
  });

  it('names only networks, volumes, files and services that exist', () => {
    for (const [name, { networks, volumes, depends_on }] of services) {
      expect(Object.keys(compose.networks), name).to.include.members(networks);
      expect(Object.keys(compose.services), name).to.include.members(Object.keys(depends_on));
      for (const source of volumes.map((volume) => volume.split(':')[0] ?? '')) {
        if (source.startsWith('${EXTRA_CA_CERTS')) continue;
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

  it('asks each service that stays whether it is well', () => {
    const stay = services.filter(([, { restart }]) => !restart.startsWith('on-failure'));
    expect(services.filter((each) => !stay.includes(each)).map(([name]) => name)).to.have.members([
      'temporal-schema',
      'temporal-namespace',
      'mongo-set-up',
    ]);
    for (const [name, { healthcheck }] of stay) expect(healthcheck, name).to.not.equal(undefined);
  });

  it('sets the database up by a job, of which health checks do nothing', () => {
    for (const [name, { healthcheck }] of services)
      expect(JSON.stringify(healthcheck ?? {}), name).to.not.match(/mongosh|set-up|create-namespace|temporal-sql-tool/);
    const { network_mode, entrypoint, image } = service('mongo-set-up');
    expect({ network_mode, entrypoint }).to.deep.equal({
      network_mode: 'service:mongo',
      entrypoint: ['/bin/sh', '/jobs/set-up.sh'],
    });
    expect(image).to.equal(service('mongo').image);
    for (const name of APPLICATIONS)
      expect(service(name).depends_on['mongo-set-up'], name).to.deep.equal({
        condition: 'service_completed_successfully',
      });
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
    for (const name of ['worker-core', 'worker-crawl', 'worker-mail'])
      expect(service(name).networks, name).to.have.members(['data', 'egress']);
    expect(service('api').networks).to.have.members(['data', 'egress', 'front']);
  });

  it("takes an authority of the operator's own wherever our processes ask others over TLS", () => {
    const mounted = /^\$\{EXTRA_CA_CERTS:-\/dev\/null\}:(\/\S+):ro$/;
    for (const name of ['api', 'worker-core', 'worker-crawl', 'worker-mail']) {
      const { volumes, environment } = service(name);
      const inside = mounted.exec(volumes[0] ?? '')?.[1];
      expect(inside, name).to.not.equal(undefined);
      expect(fillIn(environment, { ...GIVEN, EXTRA_CA_CERTS: './ca.pem' })['NODE_EXTRA_CA_CERTS'], name).to.equal(
        inside,
      );
      expect(fillIn(environment, GIVEN)['NODE_EXTRA_CA_CERTS'], name).to.equal('');
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
      'codec-server',
    ]);
    for (const [name, { read_only, cap_drop }] of ours) {
      expect({ read_only, cap_drop }, name).to.deep.equal({ read_only: true, cap_drop: ['ALL'] });
    }
  });

  it('gives no one a right or a share of the machine without end', () => {
    for (const [name, { cap_drop, cap_add, security_opt, pids_limit, mem_limit, logging }] of services) {
      expect({ cap_drop, security_opt }, name).to.deep.equal({
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      });
      // What it takes to begin as root and continue as a user of the image's own, or to listen on port 443.
      const toChangeUser = ['CHOWN', 'DAC_OVERRIDE', 'FOWNER', 'SETGID', 'SETUID'];
      expect([...toChangeUser, 'NET_BIND_SERVICE'], name).to.include.members(cap_add);
      expect(pids_limit, name).to.be.greaterThan(0);
      expect(mem_limit, name).to.match(/^\d+[mg]$/);
      expect(logging?.options, name).to.have.keys(['max-size', 'max-file']);
    }
  });

  it('gives each queue to one worker', () => {
    const queues = ours.flatMap(([, { environment }]) => environment['WORKER_QUEUES']?.split(',') ?? []);
    expect(queues).to.have.members(['orchestration', 'crawl', 'mail', 'llm', 'browser']);
  });

  it('configures the application with settings that it knows and that make a whole', () => {
    for (const [name, { environment }] of ours) {
      const known = [...CONFIG_KEYS, 'NODE_EXTRA_CA_CERTS', ...(name === 'worker-browser' ? ['HOME'] : [])];
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

  it('gives the codec server what it needs, on a network of operators', () => {
    const { environment, networks, profiles } = service('codec-server');
    const token = 't'.repeat(40);
    expect(loadCodecServerConfig(fillIn(environment, { ...GIVEN, CODEC_SERVER_TOKEN: token }))).to.include({
      HOST: '0.0.0.0',
      CODEC_SERVER_PORT: 8234,
      CODEC_SERVER_TOKEN: token,
    });
    expect({ networks, profiles }).to.deep.equal({ networks: ['operators-edge'], profiles: ['codec'] });
    // Any number of workers can run: none takes a port of the machine.
    for (const name of APPLICATIONS.filter((each) => each !== 'api'))
      expect(service(name).ports, name).to.deep.equal([]);
  });

  it('asks for what has no default that works, where it is needed', () => {
    for (const name of APPLICATIONS) {
      const demanded = Object.keys(DEMANDED).filter(
        (key) =>
          (key !== 'UNSUBSCRIBE_SECRET' || !VISITORS.includes(name)) &&
          key !== (name === 'worker-browser' ? 'MONGODB_PASSWORD' : 'MONGODB_BROWSER_PASSWORD'),
      );
      for (const key of demanded) {
        const lacking = { ...GIVEN, [key]: undefined };
        expect(() => fillIn(service(name).environment, lacking), `${name} ${key}`).to.throw(`${key}: set it in .env`);
      }
    }
    const behindTls = fillIn(service('api').environment, { ...GIVEN, TRUST_PROXY: undefined });
    expect(() => loadApiConfig(behindTls)).to.throw('TRUST_PROXY: must be set');
  });

  it('leads no one to the Temporal UI, which shows the data of all, unless told to', () => {
    expect(loadConfig(fillIn(service('api').environment, GIVEN)).TEMPORAL_UI_URL).to.equal(undefined);
    const reported = { ...GIVEN, TEMPORAL_UI_URL: 'https://temporal.example' };
    expect(loadConfig(fillIn(service('api').environment, reported)).TEMPORAL_UI_URL).to.equal(
      'https://temporal.example',
    );
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
    const passwords = { MONGODB_PASSWORD: 'ours', MONGODB_BROWSER_PASSWORD: 'browser', MONGODB_ROOT_PASSWORD: 'root' };
    for (const name of APPLICATIONS) {
      const { MONGODB_URI } = loadConfig(fillIn(service(name).environment, { ...GIVEN, ...passwords }));
      const uri = new URL(MONGODB_URI.replace(/^mongodb:/, 'http:'));
      const user = name === 'worker-browser' ? ['linkwright-browser', 'browser'] : ['linkwright', 'ours'];
      expect([uri.username, uri.password, uri.pathname], name).to.deep.equal([...user, '/linkwright']);
      expect(uri.searchParams.get('authSource'), name).to.equal('admin');
    }
    const root = { MONGO_INITDB_ROOT_USERNAME: 'root', MONGO_INITDB_ROOT_PASSWORD: 'root' };
    expect(service('mongo').entrypoint).to.deep.equal(['/bin/sh', '/jobs/start.sh']);
    expect(fillIn(service('mongo').environment, passwords)).to.deep.equal(root);
    const setUp = service('mongo-set-up').environment;
    expect(fillIn(setUp, passwords)).to.deep.equal({
      ...root,
      LINKWRIGHT_PASSWORD: 'ours',
      LINKWRIGHT_BROWSER_PASSWORD: 'browser',
      HOME: '/tmp',
    });
    for (const key of Object.keys(passwords))
      expect(() => fillIn(setUp, { ...passwords, [key]: undefined })).to.throw(`${key}: set it in .env`);
  });

  it('lets only those near a store who use it', () => {
    const near = (network: string) => services.filter(([, each]) => each.networks.includes(network)).map(([n]) => n);
    const others = APPLICATIONS.filter((name) => name !== 'worker-browser');
    expect(near('data')).to.have.members([...others, 'mongo', 'temporal', 'temporal-namespace']);
    // No API, no UI, no metrics of others, no PostgreSQL beside the process that strangers' pages run in.
    expect(near('browser-stores')).to.have.members(['worker-browser', 'mongo', 'temporal']);
    expect(near('browser')).to.have.members(['worker-browser', 'egress-proxy']);
    expect(near('workflows')).to.have.members(['postgres', 'temporal', 'temporal-schema']);
    expect(near('operators')).to.have.members(['temporal', 'temporal-ui']);
    expect(near('operators-edge')).to.have.members(['temporal-ui', 'codec-server']);
    expect(near('front')).to.have.members(['api', 'tls']);
    expect(near('front-edge')).to.deep.equal(['tls']);
    expect(near('egress')).to.not.include.members(['temporal-ui', 'tls', 'mongo', 'temporal', 'postgres']);
  });

  it('cuts networks off from the outside and from the machine itself', () => {
    const outward = Object.entries(compose.networks).filter(([, { internal }]) => !internal);
    expect(outward.map(([name]) => name)).to.have.members(['egress', 'operators-edge', 'front-edge']);
    for (const [name, { internal, driver_opts }] of Object.entries(compose.networks))
      expect(driver_opts['com.docker.network.bridge.gateway_mode_ipv4'], name).to.equal(
        internal ? 'isolated' : undefined,
      );
  });

  it('offers a TLS proxy in front of the API, which is well when the API is', () => {
    const { profiles, environment, healthcheck, depends_on } = service('tls');
    expect(profiles).to.deep.equal(['tls']);
    expect(depends_on['api']).to.deep.equal({ condition: 'service_healthy' });
    expect(Object.keys(environment)).to.have.members(['PUBLIC_URL', 'TLS_EMAIL', 'TLS_OWN_CA']);
    expect(healthcheck?.test).to.include('http://127.0.0.1:8081/health/ready');
    expect(read('docker/tls/Caddyfile')).to.match(
      /^http:\/\/:8081 \{\n\tbind 127\.0\.0\.1\n\treverse_proxy api:8080$/m,
    );
  });

  it('keeps the secrets of sign-in from the workers', () => {
    for (const name of APPLICATIONS.filter((each) => each !== 'api')) {
      const text = JSON.stringify(service(name).environment);
      expect(text, name).to.not.match(/\$\{(OIDC_CLIENT_SECRET|SESSION_SECRET|POSTGRES_PASSWORD|MONGODB_ROOT)/);
    }
    expect(JSON.stringify(service('worker-browser').environment)).to.not.contain('${MONGODB_PASSWORD');
  });

  it('hands to each process what its queues read, and to those that meet strangers no secret but the ways to the stores', () => {
    const settings = (name: string) => new Set(Object.keys(service(name).environment));
    expect([...settings('worker-browser')]).to.have.members([
      ...WORKER_SETTINGS,
      'BROWSER_PROXY_URL',
      'CHROME_PATH',
      'CHROME_NO_SANDBOX',
      'LIGHTHOUSE_RUNS',
      'HOME',
    ]);
    expect([...settings('worker-crawl')]).to.have.members([
      ...WORKER_SETTINGS,
      ...SEARCH_SETTINGS,
      'CRAWL_CONCURRENCY',
      'CRAWL_RETENTION_DAYS',
      'NODE_EXTRA_CA_CERTS',
    ]);
    for (const name of ['worker-core', 'worker-mail'])
      expect([...settings(name)], name).to.include.members([...WORKER_SETTINGS, ...USER_SETTINGS]);
    expect(settings('worker-core')).to.include('CRUX_API_KEY');
    expect([...settings('api')]).to.include.members([
      ...BASIC_SETTINGS,
      ...USER_SETTINGS,
      ...SEARCH_SETTINGS,
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

/** What `docker compose` does with `${NAME:-default}`. */
function fillIn(
  environment: Record<string, string>,
  given: Record<string, string | undefined>,
): Record<string, string> {
  // From the inside out; what stands behind :? is said when there is no value.
  const fill = (value: string): string => {
    const filled = value.replace(/\$\{([A-Z_]+):([-?+])([^${}]*)\}/g, (_all, name, kind, rest) => {
      if (kind === '?' && given[name] === undefined) throw new Error(`${name}: ${rest}`);
      if (kind === '+') return given[name] === undefined ? '' : rest;
      return given[name] ?? rest;
    });
    return filled === value ? value : fill(filled);
  };
  return Object.fromEntries(Object.entries(environment).map(([key, value]) => [key, fill(value)]));
}
