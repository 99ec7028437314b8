import { readFileSync } from 'node:fs';
import { type Command, InvalidArgumentError, Option } from 'commander';
import type { CrawlAgent } from '../../domain/crawl/crawl-agent.js';
import type { RenderMode } from '../../domain/crawl/crawl-rendering.js';
import { repeated } from '../option-parsers.js';

/** The command line's options for crawling the site. */
export interface RawCrawlOptions {
  include?: string[];
  exclude?: string[];
  folder?: string;
  subdomains?: true;
  urls?: string[];
  sitemapOnly?: true;
  ignoreParameter?: string[];
  canonicalHost?: string;
  userAgent?: string;
  robots?: string;
  render?: string;
  rate?: number;
  basicAuth?: { username: string; password: string };
  header?: Record<string, string>;
  cookie?: Record<string, string>;
  accessFile?: Record<string, unknown>;
}

const AGENTS = ['own', 'googlebot_smartphone', 'googlebot_desktop'] as const satisfies readonly CrawlAgent[];

const RENDER_MODES = ['never', 'auto', 'always'] as const satisfies readonly RenderMode[];

export function listCrawlOptions(): Option[] {
  return [
    new Option(
      '--include <pattern>',
      'crawl only URLs that match: "/blog/*", "https://www.example.com/*" or "re:" and a regular expression; repeatable',
    ).argParser(repeated),
    new Option('--exclude <pattern>', 'leave out URLs that match; repeatable').argParser(repeated),
    new Option('--folder <path>', 'crawl only this folder, such as /blog/'),
    new Option('--subdomains', 'crawl hosts below the same registrable domain too'),
    new Option('--urls <file>', 'crawl exactly the URLs of this file, one a line').argParser(urlFile),
    new Option('--sitemap-only', 'crawl what the sitemaps list; follow no links'),
    new Option('--ignore-parameter <name>', 'take this query parameter off URLs ("utm_*", "*"); repeatable').argParser(
      repeated,
    ),
    new Option('--canonical-host <url>', 'production site that the audited copy represents'),
    new Option('--user-agent <agent>', 'crawler to show to the site').choices(AGENTS),
    new Option(
      '--robots <mode>',
      'whether to obey robots.txt; ignore it on sites only that you have proved to own',
    ).choices(['obey', 'ignore']),
    new Option(
      '--render <mode>',
      'read pages after their scripts have run, in a browser (default auto; with --quick never)',
    ).choices(RENDER_MODES),
    new Option('--rate <requests>', 'requests a second at most, 0.1 to 50').argParser(rate),
    new Option('--basic-auth <user:password>', 'credentials of a protected site').argParser(basicAuth),
    new Option('--header <"Name: value">', 'header to send to the site; repeatable').argParser(header),
    new Option('--cookie <name=value>', 'cookie to send to the site; repeatable').argParser(cookie),
    new Option(
      '--access-file <file>',
      'the same as a JSON file {"basic_auth": {"username", "password"}, "headers": {}, "cookies": {}}, so that no secret is in the arguments',
    ).argParser(accessFile),
  ];
}

/** The fields of the request; what was not given is left out. */
export function toCrawlRequest(raw: RawCrawlOptions): Record<string, unknown> {
  const scope = given({
    include: raw.include,
    exclude: raw.exclude,
    folder: raw.folder,
    subdomains: raw.subdomains,
    urls: raw.urls,
    sitemap_only: raw.sitemapOnly,
    ignore_parameters: raw.ignoreParameter,
  });
  const options = given({ basic_auth: raw.basicAuth, headers: raw.header, cookies: raw.cookie });
  const access: Record<string, unknown> = { ...raw.accessFile, ...options };
  return given({
    scope: Object.keys(scope).length > 0 ? scope : undefined,
    canonical_host: raw.canonicalHost,
    user_agent: raw.userAgent,
    robots: raw.robots,
    render: raw.render,
    requests_per_second: raw.rate,
    access: Object.keys(access).length > 0 ? access : undefined,
  });
}

export function checkCrawlOptions(command: Command, raw: RawCrawlOptions): void {
  if (raw.urls && raw.sitemapOnly)
    command.error("error: option '--urls <file>' cannot be used with option '--sitemap-only'", { exitCode: 2 });
}

function given(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

function urlFile(path: string): string[] {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new InvalidArgumentError('The file cannot be read.');
  }
  const urls = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  if (urls.length === 0) throw new InvalidArgumentError('The file has no URL.');
  return urls;
}

/** The platform checks the fields. */
function accessFile(path: string): Record<string, unknown> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    throw new InvalidArgumentError('The file cannot be read, or is not JSON.');
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    throw new InvalidArgumentError('The file must hold an object with basic_auth, headers or cookies.');
  return { ...parsed };
}

function rate(text: string): number {
  const value = /^\d{1,2}(\.\d{1,3})?$/.test(text) ? Number(text) : Number.NaN;
  if (value >= 0.1 && value <= 50) return value;
  throw new InvalidArgumentError('It must be a number from 0.1 to 50.');
}

function basicAuth(text: string): { username: string; password: string } {
  const colon = text.indexOf(':');
  if (colon < 1) throw new InvalidArgumentError('It must be a user name, a colon and a password.');
  return { username: text.slice(0, colon), password: text.slice(colon + 1) };
}

function header(text: string, before: Readonly<Record<string, string>> = {}): Record<string, string> {
  const [, name, value] = /^([^:\s]+):\s*(.*)$/.exec(text) ?? [];
  if (name === undefined || value === undefined)
    throw new InvalidArgumentError('It must be a name, a colon and a value, such as "X-Preview: yes".');
  return { ...before, [name]: value };
}

function cookie(text: string, before: Readonly<Record<string, string>> = {}): Record<string, string> {
  const [, name, value] = /^([^=\s]+)=(.*)$/.exec(text) ?? [];
  if (name === undefined || value === undefined)
    throw new InvalidArgumentError('It must be a name and a value, such as "gate=open".');
  return { ...before, [name]: value };
}
