import type { Snippet } from '../../audits/recommendation.js';
import { parseUrl } from '../../base/url/parse-url.js';
import type { SpeedArtifact } from '../artifacts/speed.js';
import type { SiteFacts } from '../improvements/improvement.js';
import { escapeMarkup } from './escape-markup.js';
import type { Fix } from './fix.js';

const MAX_TAGS = 5;
const IMAGE = /\.(?:png|jpe?g|webp|avif|gif|svg)(?:[?#]|$)/i;
const SCRIPT = /\.m?js(?:[?#]|$)/i;

/** Loads the image that the first view waits for ahead of the others. */
export const lcpPreload: Fix = {
  check_ids: ['speed/lcp', 'image/lazy-lcp'],
  write(_issues, facts) {
    const [url] = itemsOf(facts, 'lcp-discovery-insight').filter((one) => IMAGE.test(one));
    if (url === undefined) return [];
    const tag = `<link rel="preload" as="image" href="${escapeMarkup(url)}" fetchpriority="high">`;
    return [html('Loads the largest image of the first view first', tag, facts.site.start_url)];
  },
};

/** Scripts that need not hold up the first view. */
export const deferredScripts: Fix = {
  check_ids: ['speed/render-blocking', 'speed/fcp', 'speed/lcp'],
  write(_issues, facts) {
    const scripts = itemsOf(facts, 'render-blocking-insight').filter((url) => SCRIPT.test(url));
    if (scripts.length === 0) return [];
    const tags = scripts.slice(0, MAX_TAGS).map((url) => `<script src="${escapeMarkup(url)}" defer></script>`);
    return [
      html(
        'Scripts that no longer hold up the page; they run in this order once it is read',
        tags.join('\n'),
        facts.site.start_url,
      ),
    ];
  },
};

/** Opens connections ahead that the page is going to need. */
export const preconnects: Fix = {
  check_ids: ['speed/fcp', 'speed/si', 'speed/third-party'],
  write(_issues, facts) {
    const origins = new Set(
      itemsOf(facts, 'network-dependency-tree-insight').flatMap((url) => parseUrl(url)?.origin ?? []),
    );
    if (origins.size === 0) return [];
    const tags = [...origins]
      .slice(0, MAX_TAGS)
      .map((origin) => `<link rel="preconnect" href="${escapeMarkup(origin)}">`);
    return [html('Connections to open ahead, in the head', tags.join('\n'), facts.site.start_url)];
  },
};

export const fontDisplay: Fix = {
  check_ids: ['speed/font-display'],
  write: () => [
    {
      title: 'For each font of the style sheet',
      language: 'text',
      code: '@font-face {\n  /* font-family and src as they are */\n  font-display: swap;\n}',
      url: null,
    },
  ],
};

/** Files that Lighthouse names for this audit, of all runs, each once. */
function itemsOf({ site }: SiteFacts, audit: string): string[] {
  const runs: readonly SpeedArtifact[] = (site.speed ?? []).filter(({ runtime_error }) => runtime_error === null);
  const named = runs.flatMap(({ opportunities }) => opportunities.filter(({ id }) => id === audit));
  return [...new Set(named.flatMap(({ items }) => items))];
}

function html(title: string, code: string, url: string): Snippet {
  return { title, language: 'html', code, url };
}
