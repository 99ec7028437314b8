import { buildSite } from '../../builder/build-site.js';
import { breadcrumbs, localBusiness } from '../../builder/json-ld.js';
import type { PageSpec } from '../../builder/page-html.js';
import { DENTIST } from '../../builder/vocabularies.js';

const ORIGIN = 'https://dentist-bath.example';
const TREATMENTS = [
  'Dental implants',
  'Root canal treatment',
  'Crowns and bridges',
  'Braces for adults',
  'Tooth whitening',
  'Check-ups and cleaning',
];
const pathOf = (name: string) => `/${name.toLowerCase().replaceAll(' ', '-')}/`;

export const dentist = buildSite({
  name: 'local-firm/dentist',
  origin: ORIGIN,
  title: 'Mill Lane Dental',
  vocabulary: DENTIST,
  nav: [['/', 'Home'], ...TREATMENTS.map((name) => [pathOf(name), name] as const), ['/prices/', 'Prices']],
  footer: [
    ['/team/', 'Our team'],
    ['/contact/', 'Contact and directions'],
    ['/privacy/', 'Privacy'],
  ],
  pages: [
    {
      path: '/',
      topic: 'dentist in Bath',
      title: 'Dentist in Bath – Mill Lane Dental',
      words: 480,
      json_ld: [localBusiness(ORIGIN, 'Mill Lane Dental', 'Dentist')],
    },
    ...TREATMENTS.map(
      (name): PageSpec => ({
        path: pathOf(name),
        topic: `${name} in Bath`,
        words: 600,
        json_ld: [
          breadcrumbs(ORIGIN, [
            ['/', 'Home'],
            [pathOf(name), name],
          ]),
        ],
        images: [{ src: `/images${pathOf(name)}room.webp`, alt: `${name} at Mill Lane Dental` }],
      }),
    ),
    { path: '/prices/', topic: 'what treatments cost in Bath', words: 400 },
    { path: '/team/', topic: 'dentists and nurses at Mill Lane', words: 420 },
    { path: '/contact/', topic: 'how to find our practice in Bath', words: 240 },
    { path: '/privacy/', topic: 'privacy at Mill Lane Dental', words: 500 },
  ],
  expected: {
    range: [88, 100],
    score: 92,
    causes: [],
    reasons:
      'One page for each treatment with the town in title and text, complete LocalBusiness data, quick, nothing broken. What a local practice needs is all there.',
  },
});
