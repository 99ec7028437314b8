import { readHost } from '../../../base/url/url-identity.js';
import type { LinkTag } from '../../artifacts/html.js';
import type { PageCheck } from '../check.js';
import { foldCases } from '../fold-cases.js';

/** Judged on every crawled page, so it belongs to the technical component. */

export const speedRenderBlocking: PageCheck = {
  id: 'speed/render-blocking',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Render-blocking resources',
  why: 'The browser shows nothing until these files have come and run.',
  fix: 'Add defer to scripts (or type="module"), and host style sheets and fonts on your own domain.',
  reference: 'https://web.dev/learn/performance/optimize-resource-loading',
  effort_hours: 2,
  judge({ url, html }) {
    if (!html) return [];
    const host = readHost(url);
    const scripts = html.scripts.filter(
      (script) => script.in_head && script.url !== null && !script.async && !script.defer && isClassic(script.type),
    );
    // The site's own style sheet is needed to paint; one from elsewhere adds a new connection before the first paint.
    const sheets = html.links.filter(
      (link) => link.in_head && isBlockingSheet(link) && link.url !== null && readHost(link.url) !== host,
    );
    const blocking = [...scripts.map(({ src }) => src ?? ''), ...sheets.map(({ href }) => href)];
    return foldCases(url, blocking, (source) => source, {
      expected: 'async, defer or module; own host',
      where: 'head',
    });
  },
};

/** HTML standard, "prepare the script element": no type, or a JavaScript one. Modules wait for the document anyway. */
function isClassic(type: string | null): boolean {
  return /^\s*$|^\s*(text|application)\/(x-)?(java|ecma)script/i.test(type ?? '');
}

function isBlockingSheet({ rel, media }: LinkTag): boolean {
  if (!rel.includes('stylesheet') || rel.includes('alternate')) return false;
  return !media?.trim() || /^\s*(all|screen)\b/i.test(media);
}
