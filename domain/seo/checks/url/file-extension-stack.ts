import { plural } from '../../../base/text/plural.js';
import { writeText } from '../../../base/text/write-text.js';
import { isIndexFile } from '../../../base/url/is-index-file.js';
import { pathSegments } from '../../../base/url/path-segments.js';
import type { SiteCheck } from '../check.js';
import { namedSources } from '../source-groups.js';

const ENDING = /\.(?:php\d?|aspx?|jspx?|cfm|cgi|pl|do|action)$/i;
/** One or two pages without an ending may be the exceptions themselves. */
const MIN_PLAIN = 3;

export const urlFileExtensionStack: SiteCheck = {
  id: 'url/file-extension-stack',
  severity: 'info',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'html_pages',
  title: 'URLs with and without file extension',
  why: 'Endings such as .php show the technology and change with it. A mixture in one folder mostly means that some pages were left behind.',
  fix: 'Give the pages addresses without an ending and redirect the old ones.',
  reference: 'https://www.w3.org/Provider/Style/URI',
  effort_hours: 1,
  judge(site) {
    const folders = new Map<string, { ending: string[]; plain: number }>();
    for (const { url, indexable } of site.pages) {
      const last = indexable ? pathSegments(url).at(-1) : undefined;
      if (last === undefined || isIndexFile(last)) continue;
      const path = url.split('?', 1)[0] ?? url;
      const key = path.slice(0, path.replace(/\/$/, '').lastIndexOf('/') + 1);
      const folder = folders.get(key) ?? { ending: [], plain: 0 };
      if (ENDING.test(last)) folder.ending.push(url);
      else if (!last.includes('.')) folder.plain++;
      folders.set(key, folder);
    }
    return [...folders].flatMap(([url, { ending, plain }]) => {
      if (ending.length === 0 || plain < MIN_PLAIN) return [];
      const observed = writeText`${plural(ending.length, 'page')} with an ending beside ${plain} without: ${ending[0]}`;
      return [{ url, observed, expected: 'addresses without an ending', ...namedSources(ending) }];
    });
  },
};
