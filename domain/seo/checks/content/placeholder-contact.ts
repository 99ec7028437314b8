import { isContactPath } from '../../../base/url/is-contact-path.js';
import { readHost } from '../../../base/url/url-identity.js';
import type { SiteCheck } from '../check.js';
import { firstSource, SourceGroups } from '../source-groups.js';

export const contentPlaceholderContact: SiteCheck = {
  id: 'content/placeholder-contact',
  severity: 'low',
  component: 'content_strategy',
  scope: 'site',
  needs: [],
  measured_over: 'site',
  title: 'Placeholder contact details',
  why: 'Messages and calls to it reach no one, and a site with such a contact looks unfinished.',
  fix: 'Replace it by the real one.',
  reference: 'https://www.rfc-editor.org/rfc/rfc2606',
  effort_hours: 0.25,
  judge(site) {
    const ownHost = readHost(site.start_url).replace(/^www\./, '');
    const left = new SourceGroups<string>();
    for (const page of site.pages) {
      for (const { value, place } of page.placeholder_contacts ?? []) {
        // Inside a text such an address is mostly an example, on purpose.
        if (place === 'main' && !isContactPath(page.url)) continue;
        if (!isUnder(value, ownHost)) left.add(value.toLowerCase(), value, page.url);
      }
    }
    return left.list().map(({ item, sources }) => ({
      ...firstSource(sources),
      observed: item,
      expected: 'a contact that reaches somebody',
    }));
  },
};

/** A site that is itself at a reserved name may have its mail there. */
function isUnder(value: string, host: string): boolean {
  const domain = value.slice(value.lastIndexOf('@') + 1).toLowerCase();
  return value.includes('@') && (domain === host || domain.endsWith(`.${host}`) || host.endsWith(`.${domain}`));
}
