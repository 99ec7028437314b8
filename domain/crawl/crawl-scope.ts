import { registrableDomain } from '../base/url/registrable-domain.js';
import { isSameSite, readHost } from '../base/url/url-identity.js';
import { compileUrlPattern } from './url-pattern.js';

/** What part of a site is crawled. Absent fields exclude nothing. */
export interface CrawlScope {
  /** Patterns (see url-pattern); a URL must match one of them. */
  include?: readonly string[];
  /** A URL that matches one of them is left out, whatever `include` says. */
  exclude?: readonly string[];
  /** The path that URLs must be under, such as "/blog/". */
  folder?: string;
  /** Hosts below the same registrable domain belong to the site. @default false */
  subdomains?: boolean;
  /** Exactly these URLs and where they redirect; no link is followed. */
  urls?: readonly string[];
  /** The URLs that sitemaps list; no link is followed. */
  sitemap_only?: boolean;
  /** Query parameters that are taken off every URL, "*" at the end of a name for any; "*" alone for all. */
  ignore_parameters?: readonly string[];
}

/** A scope as requests have it, with its defaults filled in. */
export type FilledScope = CrawlScope & { subdomains: boolean; sitemap_only: boolean };

export interface ScopeRules {
  /** The URL belongs to the audited site. */
  isOwn(url: string): boolean;
  /** A URL of the site that is wanted. */
  includes(url: string): boolean;
  /** The URL without ignored parameters: its identity in this crawl. */
  clean(url: string): string;
  followsLinks: boolean;
}

/** The rules of a scope for the site of `startUrl`. Cheap until a URL is checked. */
export function createScope(scope: CrawlScope | undefined, startUrl: string): ScopeRules {
  const clean = createCleaner(scope?.ignore_parameters ?? []);
  const domain = scope?.subdomains ? registrableDomain(startUrl) : null;
  const isBelow = (url: string) => domain !== null && isUnder(readHost(url), domain);
  let isWanted: ((url: string) => boolean) | null = null;
  return {
    isOwn: (url) => isSameSite(url, startUrl) || isBelow(url),
    includes: (url) => {
      isWanted ??= compileWanted(scope ?? {}, clean);
      return isWanted(url);
    },
    clean,
    followsLinks: scope?.urls === undefined && scope?.sitemap_only !== true,
  };
}

function isUnder(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`);
}

function compileWanted(
  { include = [], exclude = [], folder, urls }: CrawlScope,
  clean: (url: string) => string,
): (url: string) => boolean {
  const included = include.map(compileUrlPattern);
  const excluded = exclude.map(compileUrlPattern);
  const listed = urls && new Set(urls.map(clean));
  return (url) => {
    if (listed && !listed.has(url)) return false;
    if (folder !== undefined && !isInFolder(url, folder)) return false;
    if (included.length > 0 && !included.some((matches) => matches(url))) return false;
    return !excluded.some((matches) => matches(url));
  };
}

/** "/blog" and "/blog/" are the same folder; "/blogs" is another one. */
function isInFolder(url: string, folder: string): boolean {
  const { pathname } = new URL(url);
  const inside = folder.endsWith('/') ? folder : `${folder}/`;
  return pathname.startsWith(inside) || pathname === inside.slice(0, -1);
}

function createCleaner(names: readonly string[]): (url: string) => string {
  if (names.length === 0) return (url) => url;
  const exact = new Set(names.map((name) => name.toLowerCase()));
  const beginnings = names.filter((name) => name.endsWith('*')).map((name) => name.slice(0, -1).toLowerCase());
  const isIgnored = (parameter: string) => {
    const name = decoded(parameter.split('=', 1)[0] ?? '').toLowerCase();
    return exact.has(name) || beginnings.some((beginning) => name.startsWith(beginning));
  };
  return (url) => {
    const start = url.indexOf('?');
    if (start === -1) return url;
    // Rest as it is: order and escapes of the others may mean something to the server.
    const kept = url
      .slice(start + 1)
      .split('&')
      .filter((parameter) => !isIgnored(parameter));
    return kept.length === 0 ? url.slice(0, start) : `${url.slice(0, start)}?${kept.join('&')}`;
  };
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name.replaceAll('+', ' '));
  } catch {
    return name;
  }
}
