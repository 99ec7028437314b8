import { z } from 'zod';

/**
 * Every setting, read once, here and nowhere else. All faults are reported in one message. Keep the keys in step with
 * .env.example and the README table (test/architecture/environment.spec.ts compares them).
 */
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const integer = (min: number, max: number) => z.coerce.number().int().min(min).max(max);
const list = z.string().transform((value) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
);

export const WORKER_QUEUE_NAMES = ['orchestration', 'crawl', 'browser'] as const;

const schema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: integer(0, 65535).default(8080),
  /** What users type in the browser; links in answers start with it. */
  PUBLIC_URL: z.url().default('http://127.0.0.1:8080'),
  METRICS_PORT: integer(0, 65535).default(9464),
  WORKER_METRICS_PORT: integer(0, 65535).default(9465),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  MONGODB_URI: z.string().regex(/^mongodb(\+srv)?:\/\//, 'must be a mongodb:// address'),
  TEMPORAL_ADDRESS: z.string().default('127.0.0.1:7233'),
  TEMPORAL_NAMESPACE: z.string().default('linkwright'),
  TEMPORAL_API_KEY: z.string().optional(),
  TEMPORAL_TLS: flag.default(false),
  OIDC_ISSUER: z.url(),
  /** Where the API itself reaches the issuer, when that differs from the issuer's public name (containers). */
  OIDC_DISCOVERY_URL: z.url().optional(),
  OIDC_AUDIENCE: z.string().default('linkwright'),
  OIDC_CLIENT_ID: z.string().default('linkwright-web'),
  OIDC_CLIENT_SECRET: z.string().min(8),
  SESSION_SECRET: z.string().min(32, 'must have 32 characters or more'),
  PLAN_CLAIM: z.string().default('plan'),
  DEFAULT_PLAN: z.enum(['free', 'premium', 'enterprise']).default('enterprise'),
  RATE_LIMIT_PER_MINUTE: integer(1, 1_000_000).default(600),
  /** Express "trust proxy": number of hops or a list of addresses; empty trusts nobody. */
  TRUST_PROXY: z.string().default(''),
  /** host:port pairs on private addresses that may be audited all the same. */
  ALLOWED_PRIVATE_HOSTS: list.default([]),
  ALLOWED_PORTS: list.default(['80', '443', '8080', '8443']),
  CRAWL_USER_AGENT: z.string().default('LinkwrightBot/0.1 (+https://linkwright.example/bot)'),
  CRAWL_CONCURRENCY: integer(1, 64).default(8),
  /** Days that crawled pages are kept; audits and their results stay. */
  CRAWL_RETENTION_DAYS: integer(1, 3650).default(30),
  CHROME_PATH: z.string().optional(),
  /** Needed where Chromium runs as root, as in many containers. */
  CHROME_NO_SANDBOX: flag.default(false),
  /** A filtering proxy run elsewhere; by default the browser worker starts its own on loopback. */
  BROWSER_PROXY_URL: z.url().optional(),
  /** For field data of the Chrome UX Report; without it speed is told from the laboratory alone. */
  CRUX_API_KEY: z.string().optional(),
  CRUX_URL: z.url().default('https://chromeuxreport.googleapis.com'),
  WORKER_QUEUES: list.pipe(z.array(z.enum(WORKER_QUEUE_NAMES))).default([...WORKER_QUEUE_NAMES]),
  WORKFLOW_BUNDLE: z.string().optional(),
  SHUTDOWN_GRACE_SECONDS: integer(0, 600).default(10),
});

export type Config = z.infer<typeof schema>;
export const CONFIG_KEYS = Object.keys(schema.shape);

const proxySchema = schema.pick({
  HOST: true,
  PORT: true,
  LOG_LEVEL: true,
  ALLOWED_PRIVATE_HOSTS: true,
  ALLOWED_PORTS: true,
  SHUTDOWN_GRACE_SECONDS: true,
});
export type ProxyConfig = z.infer<typeof proxySchema>;

/** @throws Error naming every setting that is missing or wrong. Values are never printed: some are secrets. */
export function loadConfig(env: NodeJS.ProcessEnv = process.env): Config {
  return readSettings(schema, env);
}

/** The few settings of a filtering proxy that runs on its own: it needs no secret, so it is given none. @throws as loadConfig */
export function loadProxyConfig(env: NodeJS.ProcessEnv = process.env): ProxyConfig {
  return readSettings(proxySchema, env);
}

function readSettings<Settings extends z.ZodObject>(settings: Settings, env: NodeJS.ProcessEnv): z.infer<Settings> {
  const given = Object.fromEntries(
    Object.keys(settings.shape).map((key) => [key, env[key] === '' ? undefined : env[key]]),
  );
  const parsed = settings.safeParse(given);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The configuration has ${faults.length} fault(s):\n${faults.join('\n')}`);
}
