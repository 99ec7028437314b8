import { plural } from '../../../base/text/plural.js';
import { readHost } from '../../../base/url/url-identity.js';
import { canonicalRule } from '../canonical-rule.js';
import type { CauseRule } from '../cause-rule.js';

/**
 * Wrong canonicals by what they name. `loss`: such a page hands its place in the index over. `certainty`: a canonical is a
 * hint; search engines follow one that names a real page and mostly ignore one that names an error.
 */
export const CANONICAL_RULES: readonly CauseRule[] = [
  canonicalRule({
    id: 'canonical/other-host',
    kinds: ['other_host'],
    lead_check_ids: [
      'canonical/all-elsewhere',
      'canonical/to-other-host',
      'canonical/cross-domain',
      'canonical/http-https',
      'index/canonicalised',
    ],
    loss: 1,
    certainty: 0.9,
    effort_hours: 1,
    title: (errors) => `Canonicals point to another host on ${plural(errors.length, 'page')}`,
    why: 'Each of these pages asks search engines to list the other host in its place, so none of them can appear in search under this host.',
    advice: (errors) => {
      const host = readHost(errors[0]?.target ?? '');
      return [
        `If this is the live site, set the base URL that canonicals are built from to its own host instead of ${host}.`,
        `If this is a copy for testing, keep it closed with a password and audit ${host} instead.`,
      ];
    },
  }),
  canonicalRule({
    id: 'canonical/translations',
    kinds: ['translation'],
    lead_check_ids: ['canonical/to-other-language', 'index/canonicalised'],
    loss: 1,
    certainty: 0.9,
    effort_hours: 0.5,
    title: (errors) => `Translated pages name another language version as canonical (${plural(errors.length, 'page')})`,
    why: 'A canonical to another language asks search engines to drop the translation. People who search in its language cannot find it, and hreflang, links and sitemap entries that name it are disregarded.',
    advice: () => [
      'Let each language version name itself as canonical. Leave hreflang sets, language links and sitemap entries as they are: they become right with it.',
    ],
  }),
  canonicalRule({
    id: 'canonical/home',
    kinds: ['home'],
    lead_check_ids: ['canonical/to-home', 'index/canonicalised'],
    loss: 1,
    certainty: 0.8,
    effort_hours: 0.5,
    title: (errors) => `Canonical points to the home page on ${plural(errors.length, 'page')}`,
    why: 'Each of these pages asks search engines to list the home page in its place, so its own content cannot be found.',
    advice: () => ['Let every page with content of its own name itself as canonical.'],
  }),
  canonicalRule({
    id: 'canonical/paginated',
    kinds: ['paginated'],
    lead_check_ids: ['canonical/paginated-to-first', 'index/canonicalised'],
    loss: 0.4,
    certainty: 0.7,
    effort_hours: 0.5,
    title: (errors) => `Paginated pages name page one as canonical (${plural(errors.length, 'page')})`,
    why: 'Page two lists other entries than page one. As a copy of page one it drops out of the index, and what only it links to may never be found.',
    advice: () => ['Let each page of a list name itself as canonical, page number included.'],
  }),
  canonicalRule({
    id: 'canonical/error',
    kinds: ['error'],
    lead_check_ids: ['canonical/to-error', 'index/canonicalised'],
    loss: 0.8,
    certainty: 0.6,
    effort_hours: 0.25,
    title: (errors) => `Canonical points to a broken page on ${plural(errors.length, 'page')}`,
    why: 'The page asks search engines to list a URL that does not work, and may be dropped with it.',
    advice: () => ['Let the page that carries the canonical name itself. Nothing has to change at the broken URL.'],
  }),
  canonicalRule({
    id: 'canonical/noindex',
    kinds: ['noindex'],
    lead_check_ids: ['canonical/to-noindex', 'index/canonicalised'],
    loss: 0.8,
    certainty: 0.6,
    effort_hours: 0.25,
    title: (errors) => `Canonical points to a noindex page on ${plural(errors.length, 'page')}`,
    why: 'The page hands its place to one that must not be listed, so neither may appear.',
    advice: () => ['Let the page name itself as canonical, unless the target is the one that should be found.'],
  }),
  canonicalRule({
    id: 'canonical/blocked',
    kinds: ['blocked'],
    lead_check_ids: ['canonical/to-blocked', 'index/canonicalised'],
    loss: 0.6,
    certainty: 0.6,
    effort_hours: 0.25,
    title: (errors) => `Canonical points to a page blocked by robots.txt on ${plural(errors.length, 'page')}`,
    why: 'Search engines cannot read the page that is to be listed in place of this one.',
    advice: () => ['Let the page name itself as canonical.'],
  }),
  canonicalRule({
    id: 'canonical/redirect',
    kinds: ['redirect'],
    lead_check_ids: ['canonical/to-redirect', 'index/canonicalised'],
    loss: 0.4,
    certainty: 0.4,
    effort_hours: 0.25,
    title: (errors) => `Canonical points to a redirect on ${plural(errors.length, 'page')}`,
    why: 'The page names a URL that itself says "look elsewhere"; search engines may disregard the canonical.',
    advice: () => ['Name the final URL in the canonical of the page.'],
  }),
  canonicalRule({
    id: 'canonical/circle',
    kinds: ['circle', 'chain'],
    lead_check_ids: ['canonical/loop', 'canonical/to-canonicalised', 'index/canonicalised'],
    loss: 0.5,
    certainty: 0.5,
    effort_hours: 0.5,
    title: (errors) => `Canonical chain or loop (${plural(errors.length, 'page')})`,
    why: 'The page named as canonical names yet another page, so search engines choose by themselves.',
    advice: () => ['Name the page that should be listed directly, and let that page name itself.'],
  }),
];
