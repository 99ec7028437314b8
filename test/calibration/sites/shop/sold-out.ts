import { BARE_HEADERS, buildSite } from '../../builder/build-site.js';
import type { PageSpec } from '../../builder/page-html.js';
import { TOOLS } from '../../builder/vocabularies.js';

const GROUPS = ['spades', 'saws', 'rakes'];
const dead = (group: string) =>
  Array.from({ length: 10 }, (_, at) => [`/${group}/item-${at + 1}`, `${group} ${at + 1}`] as const);

export const soldOut = buildSite({
  name: 'shop/sold-out',
  origin: 'https://tool-barn.example',
  title: 'Tool Barn',
  vocabulary: TOOLS,
  nav: [['/', 'Home'], ...GROUPS.map((group) => [`/${group}/`, group] as const)],
  headers: BARE_HEADERS,
  robots: null,
  pages: [
    { path: '/', topic: 'tools', words: 40, links: GROUPS.flatMap((group) => dead(group).slice(0, 4)) },
    ...GROUPS.map(
      (group): PageSpec => ({ path: `/${group}/`, topic: group, words: 20, description: null, links: dead(group) }),
    ),
  ],
  every: { title: 'Tool Barn', canonical: null },
  sitemap: ['/', ...GROUPS.flatMap((group) => dead(group).map(([href]) => href))],
  pace: 'slow',
  expected: {
    range: [0, 20],
    score: 11,
    causes: ['link/broken-internal', 'content/thin', 'title/duplicate'],
    reasons:
      'Every product that the shop links to and lists is gone. What is left are four pages with hardly a sentence, all under one title.',
  },
});
