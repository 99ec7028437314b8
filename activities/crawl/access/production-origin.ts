import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { normalizeUrl } from '../../../domain/base/url/url-identity.js';
import type { FetchAnswer, HttpFetcher } from '../ports.js';

const unzip = promisify(gunzip);
const zip = promisify(gzip);

const TEXTUAL = /^(?:text\/|application\/(?:(?:[\w.-]+\+)?(?:xml|json)|javascript|xhtml))/;
const MAX_PLAIN_BYTES = 50 * 1024 * 1024;

/**
 * The same fetcher on a copy of a site: URLs of the live site (`production`) in responses of the copy (`origin`) are
 * read as URLs of the copy. So canonicals, hreflang, links, redirects, robots.txt and sitemaps of a staging copy are
 * judged as they will be once it is live. Other hosts are left as they are.
 */
export function readAsProduction(
  fetcher: HttpFetcher,
  { production, origin }: { production: string; origin: string },
): HttpFetcher {
  const names = createRenamer(production, origin);
  return {
    async fetchOnce(url, options) {
      const answer = await fetcher.fetchOnce(url, options);
      return new URL(url).origin === origin ? rename(answer, names, url) : answer;
    },
  };
}

type Rename = (text: string) => string;

/**
 * Both schemes, with or without "www.", at the start of a URL and no longer host; slashes may be escaped as in JSON.
 * Text of one byte a character: names of hosts are ASCII in every encoding of the web but UTF-16.
 */
function createRenamer(production: string, origin: string): Rename {
  const { host } = new URL(production);
  const bare = host.startsWith('www.') ? host.slice(4) : host;
  const name = bare.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const place = new RegExp(`(https?:)?(\\\\?/\\\\?/)(?:www\\.)?${name}(?![\\w.:-])`, 'gi');
  const { protocol, host: own } = new URL(origin);
  return (text) =>
    text.replace(
      place,
      (_, scheme: string | undefined, slashes: string) => `${scheme === undefined ? '' : protocol}${slashes}${own}`,
    );
}

async function rename({ facts, body }: FetchAnswer, names: Rename, url: string): Promise<FetchAnswer> {
  const headers = { ...facts.headers };
  for (const name of ['link', 'location', 'refresh', 'content-location'])
    if (headers[name] !== undefined) headers[name] = names(headers[name]);
  const location = facts.location === null ? null : names(facts.location);
  const redirect_url = facts.redirect_url === null ? null : normalizeUrl(names(facts.redirect_url), url);
  const renamed = { ...facts, headers, location, redirect_url };
  return { facts: renamed, body: body && (await renameBody(body, facts.media_type, names)) };
}

async function renameBody(body: Buffer, mediaType: string | null, names: Rename): Promise<Buffer> {
  if (body[0] === 0x1f && body[1] === 0x8b) {
    // Damaged files are judged as they are.
    const plain = await unzip(body, { maxOutputLength: MAX_PLAIN_BYTES }).catch(() => null);
    return plain === null ? body : zip(renameText(plain, names));
  }
  return mediaType === null || TEXTUAL.test(mediaType) ? renameText(body, names) : body;
}

function renameText(body: Buffer, names: Rename): Buffer {
  return Buffer.from(names(body.toString('latin1')), 'latin1');
}
