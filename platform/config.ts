import { z } from 'zod';
import { findPayloadKeysError, findPublicUrlError, findSignInError } from './find-production-errors.js';
import { groupMappings } from './group-mappings.js';
import { workspaceLimits } from './workspace-limits.js';

/**
 * Every setting, read once, and only here. All errors are reported in one message. Keep the keys in step with
 * .env.example and docs/configuration.md (test/architecture/environment.spec.ts compares them).
 */
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const integer = (min: number, max: number) => z.coerce.number().int().min(min).max(max);
const list = z.string().transform((value) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
);

const timeZone = z.string().refine(isTimeZone, 'must be an IANA time zone such as Europe/Berlin');

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

export const WORKER_QUEUE_NAMES = ['orchestration', 'crawl', 'browser', 'mail', 'llm'] as const;

const schema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: integer(0, 65535).default(8080),
  /** What users type in the browser; links in responses and mails start with it. No default in production. */
  PUBLIC_URL: z.url().default('http://127.0.0.1:8080'),
  METRICS_PORT: integer(0, 65535).default(9464),
  WORKER_METRICS_PORT: integer(0, 65535).default(9465),
  WORKER_HEALTH_PORT: integer(0, 65535).default(0),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  MONGODB_URI: z.string().regex(/^mongodb(\+srv)?:\/\//, 'must be a mongodb:// address'),
  TEMPORAL_ADDRESS: z.string().default('127.0.0.1:7233'),
  TEMPORAL_NAMESPACE: z.string().default('linkwright'),
  /** Where operators view workflows; pages link there when it is set. */
  TEMPORAL_UI_URL: z.url().optional(),
  TEMPORAL_API_KEY: z.string().optional(),
  TEMPORAL_TLS: flag.default(false),
  /** As ENCRYPTION_KEYS, for the inputs and results of workflows. Must be set in production. */
  TEMPORAL_PAYLOAD_KEYS: list.default([]),
  /** Workers decode payloads for Temporal's UI and CLI at this port when the token is set. */
  CODEC_SERVER_PORT: integer(0, 65535).default(8234),
  CODEC_SERVER_TOKEN: z
    .string()
    .regex(/^[A-Za-z0-9_-]{32,}$/, 'must have 32 or more letters, digits, "-" or "_"')
    .optional(),
  /** Origins of the Temporal UIs whose pages may read what is decoded. */
  CODEC_SERVER_ORIGINS: list.default(['http://127.0.0.1:8233', 'http://localhost:8233']),
  OIDC_ISSUER: z.url(),
  /** Where the API itself reaches the issuer, when that differs from the issuer's public name (containers). */
  OIDC_DISCOVERY_URL: z.url().optional(),
  OIDC_AUDIENCE: z.string().default('linkwright'),
  OIDC_CLIENT_ID: z.string().default('linkwright-web'),
  OIDC_CLIENT_SECRET: z.string().min(8),
  SESSION_SECRET: z.string().min(32, 'must have 32 characters or more'),
  PLAN_CLAIM: z.string().default('plan'),
  DEFAULT_PLAN: z.enum(['free', 'premium', 'enterprise']).default('enterprise'),
  /** The claim that lists a user's groups, and what they are in shared workspaces. */
  GROUPS_CLAIM: z.string().default('groups'),
  GROUP_MAPPINGS: groupMappings.default([]),
  /** Members, sites and running operations of workspaces. */
  WORKSPACE_LIMITS: workspaceLimits.default({}),
  RATE_LIMIT_PER_MINUTE: integer(1, 1_000_000).default(600),
  /** Express "trust proxy": number of hops or a list of addresses; empty trusts no proxy. */
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
  /** Lighthouse runs that one measurement of page speed takes at most. */
  LIGHTHOUSE_RUNS: integer(1, 5).default(3),
  /** A filtering proxy run elsewhere; by default the browser worker starts its own on loopback. */
  BROWSER_PROXY_URL: z.url().optional(),
  /** For field data of the Chrome UX Report; without it speed is judged by lab data alone. */
  CRUX_API_KEY: z.string().optional(),
  CRUX_URL: z.url().default('https://chromeuxreport.googleapis.com'),
  /** The sender of users who have added none: smtp(s)://user:password@host:port, and imap(s)://… for its replies. */
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must be an smtp:// or smtps:// address')
    .optional(),
  IMAP_URL: z
    .string()
    .regex(/^imaps?:\/\//, 'must be an imap:// or imaps:// address')
    .optional(),
  MAIL_FROM: z.email().optional(),
  MAIL_SENDER_NAME: z.string().max(255).optional(),
  MAIL_ORGANIZATION: z.string().max(255).optional(),
  MAIL_POSTAL_ADDRESS: z.string().max(500).optional(),
  /** The mail server of the platform itself, for notifications and invitations; without it and an address none are sent. */
  NOTIFICATION_SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must be an smtp:// or smtps:// address')
    .optional(),
  NOTIFICATION_FROM: z.email().optional(),
  /** host:port pairs on private addresses where mail servers may be used all the same. */
  ALLOWED_MAIL_HOSTS: list.default([]),
  /** `<key id>:<base64 of 32 bytes>`, several separated by commas: the first one encrypts, all decrypt. */
  ENCRYPTION_KEYS: list.default([]),
  OUTREACH_USER_DAILY_LIMIT: integer(1, 100_000).default(100),
  OUTREACH_DOMAIN_DAILY_LIMIT: integer(1, 100_000).default(20),
  /** The calendar that days of caps follow. */
  OUTREACH_TIME_ZONE: timeZone.default('UTC'),
  /** Seconds between two scheduled mails of the environment's sender. */
  OUTREACH_MIN_INTERVAL_SECONDS: integer(0, 86_400).default(600),
  /** When scheduled mail of the environment's sender is sent: Monday to Friday 9 to 17 recipient time, or any time. */
  OUTREACH_SENDING_WINDOW: z.enum(['office', 'always']).default('office'),
  /** Whether mails of the environment's sender are put into its Sent folder over IMAP. */
  OUTREACH_SAVE_SENT_COPIES: flag.default(true),
  /** Whether a recipient's domain is looked up before it is mailed. */
  OUTREACH_CHECK_DNS: flag.default(true),
  /** What happens to queues from a mailbox whose domain has no good SPF or DMARC record. */
  OUTREACH_DOMAIN_GATE: z.enum(['off', 'warn', 'refuse']).default('refuse'),
  POLICY_REQUIRE_CONSENT: flag.default(false),
  /** 0 polls only on request. */
  REPLY_POLL_MINUTES: integer(0, 1_440).default(5),
  /** Signs the links in mails; they must hold for years, so it is not changed. SESSION_SECRET when absent. */
  UNSUBSCRIBE_SECRET: z.string().min(32, 'must have 32 characters or more').optional(),
  /** Any server that speaks OpenAI's protocol; without it texts come from rules. */
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: z.url().optional(),
  OPENAI_MODEL: z.string().optional(),
  /** A model on the same server that accepts images; without it alternative texts come from rules. */
  OPENAI_VISION_MODEL: z.string().optional(),
  /** A model of the same server that gives texts vectors; without it pages are compared by their words. */
  OPENAI_EMBEDDING_MODEL: z.string().optional(),
  /** How long dashboard responses are reused while nothing new is known; 0 computes each one. */
  DASHBOARD_CACHE_SECONDS: integer(0, 86_400).default(3_600),
  /** Tokens of one question about insights: the input is shrunk to it. */
  LLM_MAX_INPUT_TOKENS: integer(1_000, 1_000_000).default(8_000),
  /** Tokens that insights of one user may take in a day (UTC), then rules write; vectors of pages take at most half of them. */
  LLM_DAILY_TOKENS: integer(0, 1_000_000_000).default(500_000),
  SEARXNG_URL: z.url().optional(),
  BRAVE_API_KEY: z.string().optional(),
  BRAVE_URL: z.url().default('https://api.search.brave.com'),
  SERPER_API_KEY: z.string().optional(),
  SERPER_URL: z.url().default('https://google.serper.dev'),
  GOOGLE_SEARCH_KEY: z.string().optional(),
  GOOGLE_SEARCH_ENGINE: z.string().optional(),
  GOOGLE_SEARCH_URL: z.url().default('https://www.googleapis.com'),
  /** The OAuth client of this installation at Google, for Search Console and Analytics; without it neither connects. */
  GOOGLE_OAUTH_CLIENT_ID: z.string().optional(),
  GOOGLE_OAUTH_CLIENT_SECRET: z.string().optional(),
  GOOGLE_OAUTH_ISSUER: z.url().default('https://accounts.google.com'),
  GOOGLE_OAUTH_AUTHORIZE_URL: z.url().default('https://accounts.google.com/o/oauth2/v2/auth'),
  GOOGLE_OAUTH_TOKEN_URL: z.url().default('https://oauth2.googleapis.com/token'),
  GOOGLE_OAUTH_REVOKE_URL: z.url().default('https://oauth2.googleapis.com/revoke'),
  /** OAuth client at Google for mailboxes, and where their tokens go. */
  GOOGLE_MAIL_CLIENT_ID: z.string().optional(),
  GOOGLE_MAIL_CLIENT_SECRET: z.string().optional(),
  GOOGLE_MAIL_ISSUER: z.url().default('https://accounts.google.com'),
  GOOGLE_MAIL_AUTHORIZE_URL: z.url().default('https://accounts.google.com/o/oauth2/v2/auth'),
  GOOGLE_MAIL_TOKEN_URL: z.url().default('https://oauth2.googleapis.com/token'),
  GOOGLE_MAIL_REVOKE_URL: z.url().default('https://oauth2.googleapis.com/revoke'),
  GOOGLE_MAIL_SCOPE: z.string().default('openid email https://mail.google.com/'),
  GOOGLE_MAIL_SMTP_URL: z.url().default('smtps://smtp.gmail.com:465'),
  GOOGLE_MAIL_IMAP_URL: z.url().default('imaps://imap.gmail.com:993'),
  /** The same at Microsoft, which has no address for revoking one client. */
  MICROSOFT_MAIL_CLIENT_ID: z.string().optional(),
  MICROSOFT_MAIL_CLIENT_SECRET: z.string().optional(),
  MICROSOFT_MAIL_ISSUER: z.url().default('https://login.microsoftonline.com/{tenantid}/v2.0'),
  MICROSOFT_MAIL_AUTHORIZE_URL: z
    .url()
    .default('https://login.microsoftonline.com/organizations/oauth2/v2.0/authorize'),
  MICROSOFT_MAIL_TOKEN_URL: z.url().default('https://login.microsoftonline.com/organizations/oauth2/v2.0/token'),
  MICROSOFT_MAIL_REVOKE_URL: z.url().optional(),
  MICROSOFT_MAIL_SCOPE: z
    .string()
    .default(
      'openid email profile offline_access https://outlook.office.com/IMAP.AccessAsUser.All https://outlook.office.com/SMTP.Send',
    ),
  MICROSOFT_MAIL_SMTP_URL: z.url().default('smtp://smtp.office365.com:587'),
  MICROSOFT_MAIL_IMAP_URL: z.url().default('imaps://outlook.office365.com:993'),
  SEARCH_CONSOLE_URL: z.url().default('https://searchconsole.googleapis.com'),
  ANALYTICS_ADMIN_URL: z.url().default('https://analyticsadmin.googleapis.com'),
  ANALYTICS_DATA_URL: z.url().default('https://analyticsdata.googleapis.com'),
  /** The same at Bing Webmaster Tools, which documents no address for revoking. */
  BING_OAUTH_CLIENT_ID: z.string().optional(),
  BING_OAUTH_CLIENT_SECRET: z.string().optional(),
  BING_OAUTH_ISSUER: z.url().default('https://www.bing.com'),
  BING_OAUTH_AUTHORIZE_URL: z.url().default('https://www.bing.com/webmasters/OAuth/authorize'),
  BING_OAUTH_TOKEN_URL: z.url().default('https://www.bing.com/webmasters/oauth/token'),
  BING_OAUTH_REVOKE_URL: z.url().optional(),
  BING_WEBMASTER_URL: z.url().default('https://www.bing.com/webmaster/api.svc/json'),
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

const codecServerSchema = schema
  .pick({
    HOST: true,
    LOG_LEVEL: true,
    CODEC_SERVER_PORT: true,
    CODEC_SERVER_ORIGINS: true,
    TEMPORAL_PAYLOAD_KEYS: true,
    SHUTDOWN_GRACE_SECONDS: true,
  })
  .extend({ CODEC_SERVER_TOKEN: schema.shape.CODEC_SERVER_TOKEN.unwrap() });
export type CodecServerConfig = z.infer<typeof codecServerSchema>;

/** @throws Error naming every setting that is missing or wrong. Values are never printed: some are secrets. */
export function loadConfig(env: NodeJS.ProcessEnv = process.env): Config {
  return readSettings(schema, env, findPublicUrlError, findPayloadKeysError);
}

/** The same for the API, which people sign in to. @throws as loadConfig */
export function loadApiConfig(env: NodeJS.ProcessEnv = process.env): Config {
  return readSettings(schema, env, findPublicUrlError, findPayloadKeysError, findSignInError);
}

/** The few settings of a filtering proxy that runs on its own: it needs no secret, so it is given none. @throws as loadConfig */
export function loadProxyConfig(env: NodeJS.ProcessEnv = process.env): ProxyConfig {
  return readSettings(proxySchema, env);
}

/** The few settings of a codec server that runs on its own. @throws as loadConfig */
export function loadCodecServerConfig(env: NodeJS.ProcessEnv = process.env): CodecServerConfig {
  return readSettings(codecServerSchema, env, findPayloadKeysError);
}

/** TEMPORAL_PAYLOAD_KEYS alone, for who reads histories and needs nothing else. @throws as loadConfig */
export function loadPayloadKeys(env: NodeJS.ProcessEnv = process.env): string[] {
  return readSettings(schema.pick({ TEMPORAL_PAYLOAD_KEYS: true }), env).TEMPORAL_PAYLOAD_KEYS;
}

/** An error in settings that are each well formed but can't work together; null for none. */
type Rule = (given: Readonly<Record<string, string | undefined>>) => string | null;

function readSettings<Settings extends z.ZodObject>(
  settings: Settings,
  env: NodeJS.ProcessEnv,
  ...rules: Rule[]
): z.infer<Settings> {
  const given = Object.fromEntries(
    Object.keys(settings.shape).map((key) => [key, env[key] === '' ? undefined : env[key]]),
  );
  const parsed = settings.safeParse(given);
  const malformed = parsed.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? [];
  const faults = [...malformed, ...rules.flatMap((rule) => rule(given) ?? [])];
  if (parsed.success && faults.length === 0) return parsed.data;
  throw new Error(
    `The configuration has ${faults.length} error(s):\n${faults.map((fault) => `  ${fault}`).join('\n')}`,
  );
}
