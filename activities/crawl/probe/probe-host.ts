import type { HostProbes } from '../../../domain/seo/artifacts/host-probes.js';
import type { CrawlDeps } from '../crawl-deps.js';
import { type FollowedAnswer, followRedirects } from '../fetch/follow-redirects.js';
import { looksLikeHtml, parsePage } from '../read/parse-page.js';
import { probeTls } from './probe-tls.js';

const PROBE_TIMEOUT_MS = 10_000;
const PROBE_MAX_BYTES = 1_000_000;
const PROBE_HOPS = 5;
const IP_LITERAL = /^(\d+\.){3}\d+$|^\[/;

type ProbeDeps = Pick<CrawlDeps, 'fetcher' | 'randomWord' | 'openSocket'>;

/**
 * Single requests that show how the host behaves. None can fail the crawl; those that robots.txt disallows are null.
 */
export async function probeHost(deps: ProbeDeps, siteUrl: string, signal: AbortSignal): Promise<HostProbes> {
  const site = new URL(siteUrl);
  const other = otherWwwForm(site);
  const ask = async (url: string): Promise<FollowedAnswer | null> => {
    const answer = await followRedirects(deps.fetcher, url, {
      maxHops: PROBE_HOPS,
      timeoutMs: PROBE_TIMEOUT_MS,
      maxBytes: PROBE_MAX_BYTES,
      signal,
    });
    // What robots.txt disallows was not requested: nothing is known about it.
    return answer.final.facts.error?.kind === 'disallowed_by_robots' ? null : answer;
  };
  const [http, https, www, random, favicon, llms, tls] = await Promise.all([
    site.port === '' ? ask(`http://${site.hostname}${site.pathname}`) : null,
    site.port === '' ? ask(`https://${site.hostname}${site.pathname}`) : null,
    other === null ? null : ask(other),
    ask(`${site.origin}/${deps.randomWord()}-page-that-cannot-exist`),
    ask(`${site.origin}/favicon.ico`),
    ask(`${site.origin}/llms.txt`),
    probeTls(deps, siteUrl, signal),
  ]);
  return {
    http_form: http && describeForm(http),
    https_form: https && { status: https.final.facts.status, error: https.final.facts.error },
    www_form: www && { url: www.start_url, ...describeForm(www) },
    random_path: random && describeRandomPath(random),
    favicon: favicon && { status: favicon.final.facts.status },
    llms_txt: llms && describeLlmsTxt(llms),
    tls,
  };
}

/** Null for addresses and single-label names, which have no www. sibling, and on unusual ports. */
function otherWwwForm(site: URL): string | null {
  if (site.port !== '' || IP_LITERAL.test(site.hostname) || !site.hostname.includes('.')) return null;
  const other = site.hostname.startsWith('www.') ? site.hostname.slice(4) : `www.${site.hostname}`;
  return `${site.protocol}//${other}${site.pathname}`;
}

function describeForm({ final: { facts, url } }: FollowedAnswer) {
  return { status: facts.status, final_url: url, error: facts.error };
}

function describeLlmsTxt({ final: { facts, body } }: FollowedAnswer): HostProbes['llms_txt'] {
  return {
    status: facts.status,
    bytes: facts.body_bytes,
    looks_like_markdown: /^\uFEFF?\s*#\s+\S/.test(body?.subarray(0, 500).toString('utf8') ?? ''),
  };
}

function describeRandomPath({ start_url, hops, final }: FollowedAnswer): HostProbes['random_path'] {
  const { body, facts } = final;
  const html =
    body && body.length > 0 && looksLikeHtml(facts.media_type, body)
      ? parsePage({ url: final.url, body, contentType: facts.headers['content-type'] ?? null, targetKeywords: [] })
      : null;
  return {
    url: start_url,
    status: facts.status,
    redirect_url: hops.length > 0 ? final.url : null,
    title: html?.titles[0]?.text ?? null,
    simhash: html?.text.simhash ?? null,
  };
}
