import { plural } from '../../base/text/plural.js';
import { writeText } from '../../base/text/write-text.js';
import { percentDecode } from '../../base/url/percent-decode.js';
import type { PageSummary } from '../artifacts/page-summary.js';
import { startPage } from '../site/start-page.js';
import type { Improvement, SiteFacts } from './improvement.js';
import { isKnownHost } from './known-hosts.js';
import { nameUrls } from './site-facts.js';

const LEAST = 3;
const MOST_SHARE = 0.5;
/** Names that cameras, editors and messengers give. */
const MEANINGLESS =
  /^(?:img|dsc|dscn|image|images|photo|picture|pic|foto|bild|screenshot|untitled|unbenannt|download|whatsapp[ _-]?image|pxl|mvimg)?[\s\d_.()-]*(?:at[\s\d.]*)?$|^[0-9a-f]{12,}$/i;

/** What images and videos say about themselves. */
export const IMAGE_IMPROVEMENTS: readonly Improvement[] = [
  {
    id: 'improvement/image-names',
    component: 'on_page_seo',
    title: 'Name image files after what they show',
    why: 'Image search reads file names. A name from the camera says nothing.',
    worth: 2,
    effort_days: 0.3,
    verify: 'See in the next audit that no image file is named by a number alone.',
    applies: (facts) => unnamedImages(facts).length >= LEAST,
    propose(facts) {
      const files = unnamedImages(facts);
      const urls = facts.pages.filter(({ images }) => images.some(isUnnamed)).map(({ url }) => url);
      return {
        count: files.length,
        urls,
        sample: writeText`${files.length} of ${plural(allImages(facts).length, 'image file')} have no name that says what they show, such as "${fileName(files[0] ?? '')}"`,
        steps: [
          `Rename the files of ${nameUrls(urls)} with two to four words and hyphens, and redirect the old addresses.`,
        ],
      };
    },
  },
  {
    id: 'improvement/alt-detail',
    covered_by: ['image/alt-missing', 'image/alt-filename'],
    component: 'on_page_seo',
    title: 'Say more in alternative texts',
    why: 'One word tells neither image search nor people who cannot see the image what is special about it.',
    worth: 2,
    effort_days: 0.3,
    verify: 'Read the alternative texts alone and imagine the images.',
    applies: (facts) => shortAlts(facts).length >= LEAST && shortAlts(facts).length >= alts(facts).length * MOST_SHARE,
    propose: (facts) => ({
      count: shortAlts(facts).length,
      urls: [facts.site.start_url],
      sample: writeText`${shortAlts(facts).length} of ${plural(alts(facts).length, 'alternative text')} are one word, such as "${shortAlts(facts)[0]}"`,
      steps: [
        `Describe on ${facts.site.start_url} in five to ten words who or what each image shows, and where; leave decorative images an empty alt.`,
      ],
    }),
  },
  {
    id: 'improvement/video-markup',
    covered_by: ['video/no-schema'],
    component: 'on_page_seo',
    title: 'Mark up the embedded video',
    why: 'VideoObject markup gives search engines title, thumbnail and length of a video, so that they can show it beside the result.',
    worth: 3,
    effort_days: 0.3,
    verify: 'See in the Rich Results Test that the page has a VideoObject without errors.',
    applies: (facts) => embeddedVideo(facts) !== undefined,
    propose: (facts) => ({
      count: 1,
      urls: [facts.site.start_url],
      sample: `${embeddedVideo(facts)}, no VideoObject in structured data`,
      steps: [
        `Add VideoObject as JSON-LD to ${facts.site.start_url}: name, description, thumbnailUrl, uploadDate and embedUrl.`,
      ],
    }),
  },
];

function fileName(url: string): string {
  return percentDecode(url.split(/[?#]/)[0]?.split('/').at(-1) ?? '');
}

function isUnnamed(url: string): boolean {
  const name = fileName(url).replace(/\.[a-z0-9]{2,5}$/i, '');
  return name !== '' && !url.startsWith('data:') && MEANINGLESS.test(name);
}

function allImages({ pages }: SiteFacts): string[] {
  return [...new Set(pages.flatMap(({ images }) => images))];
}

function unnamedImages(facts: SiteFacts): string[] {
  return allImages(facts).filter(isUnnamed);
}

function indexableStart({ site, pages }: SiteFacts): PageSummary | null {
  const page = startPage(site);
  return page && pages.includes(page) ? page : null;
}

function alts(facts: SiteFacts): string[] {
  return indexableStart(facts)?.outline?.alts ?? [];
}

/** In scripts without spaces one word may be a sentence. */
function shortAlts(facts: SiteFacts): string[] {
  return alts(facts).filter((alt) => /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}-]+$/u.test(alt));
}

function embeddedVideo(facts: SiteFacts): string | undefined {
  const page = indexableStart(facts);
  if (!page || page.json_ld_types.includes('VideoObject')) return undefined;
  return page.outline?.embeds.find((url) => isKnownHost('video', url));
}
