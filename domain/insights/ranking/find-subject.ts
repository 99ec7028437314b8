/**
 * What an expert does about common subjects of SEO reports, by the words that name them. The first that fits holds. No step
 * holds a number: those of insights are all figures of the input.
 */
const SUBJECTS: readonly [named: RegExp, why: string, steps: readonly string[]][] = [
  [
    /\balt(?:ernative)?[ -](?:texts?|attributes?|tags?)\b|\b(?:images?|pictures?|photos?)\b.{0,30}\b(?:descri|without text|no text|alt)|\b(?:descri\w*)\b.{0,20}\bimages?\b/i,
    'An alt text is what screen readers say and what image search reads',
    [
      'Write an alt text for each image that says something: what it shows, in a few words, as you would say it on the phone.',
      'Give decorative images an empty alt attribute.',
      'Make the field mandatory where images are uploaded.',
    ],
  ],
  [
    /\bmeta ?descriptions?\b|\bdescriptions?\b.{0,20}\b(?:missing|duplicate|short|long|empty)\b|\b(?:missing|duplicate|empty)\b.{0,20}\bdescriptions?\b/i,
    'The description is what people read below the title before they choose a result',
    [
      'Write a description of one or two short sentences for the pages with most impressions: what the page offers and why to click.',
      'Let a template fill it for the rest, from the first sentence or from product data.',
    ],
  ],
  [
    /\btitles?\b/i,
    'The title is what people read first in results, and a strong sign of what a page is about',
    [
      'Write a title that fits into a search result for the most visited pages: the main search term first, the brand last.',
      'Let a template make unique titles for the rest from what tells the pages apart.',
    ],
  ],
  [
    /\bh1\b|\bmain headings?\b|\bheadings?\b/i,
    'The main heading tells visitors and search engines at once what the page is about',
    [
      'Give each page one main heading that says what the page is about.',
      'Correct the template where logos or banners take its place.',
    ],
  ],
  [
    /\bredirect/i,
    'Each redirect costs visitors time and search engines a request, and crawlers give up on long chains',
    [
      'Point links and the sitemap at the final URL, so that no request passes a redirect.',
      'Shorten chains on the server: every old URL leads to the final one in one permanent redirect.',
    ],
  ],
  [
    /\b(?:broken|dead) (?:internal |external )?links?\b|\b404\b|\bnot found\b/i,
    'Visitors who meet an error leave, and search engines stop following the path',
    [
      'Correct each link, or remove it where its target has no successor.',
      'Redirect deleted pages that have links or visitors permanently to their closest successor.',
    ],
  ],
  [
    /\bsitemaps?\b/i,
    'The sitemap tells search engines which pages there are and which have changed',
    [
      'Generate the sitemap from pages that answer without an error, may be indexed and are their own canonical.',
      'Name it in robots.txt and submit it in Search Console; check there that it is read without errors.',
    ],
  ],
  [
    /\brobots\.?txt\b/i,
    'Search engines cannot crawl what robots.txt blocks, and pages that they cannot crawl rarely rank',
    [
      'Remove the rules that block pages or files which search engines need.',
      'Test important pages with the URL inspection in Search Console.',
    ],
  ],
  [
    /\bnoindex\b|\bnot indexed\b|\bindexing\b/i,
    'A page that is not in the index brings no visitor from search',
    [
      'List the pages concerned and decide for each whether it should be found in search.',
      'Remove the noindex from those that should, and request indexing for the most important in Search Console.',
    ],
  ],
  [
    /\bcanonical/i,
    'A wrong canonical hands the ranking of a page to another page',
    [
      'Give each page that should rank a canonical with its own absolute https URL.',
      'Name another URL only where two pages say the same, and let that one be indexable.',
    ],
  ],
  [
    /\bhreflang\b|\blanguage versions?\b/i,
    'Without matching language versions, people are shown a page that they cannot read',
    [
      'List all language versions on each of them, the page itself included, with valid codes.',
      'Check that each named page may be indexed and names the others in return.',
    ],
  ],
  [
    /\b(?:structured data|schema(?:\.org)?|rich (?:results?|snippets?)|json-ld)\b/i,
    'Marked-up pages can be shown with prices, ratings and the like, which makes them stand out',
    [
      'Add the type that fits the page as JSON-LD, with the fields that Google requires and only what the page shows.',
      'Check it with the Rich Results Test before you publish it for all pages of the template.',
    ],
  ],
  [
    /\bcompress|\bgzip\b|\bbrotli\b/i,
    'Uncompressed text files are several times larger, which slows pages down most on phones',
    [
      'Turn on Brotli or gzip for HTML, CSS, JavaScript and SVG on the server or CDN.',
      'Check the content-encoding header of one file of each kind.',
    ],
  ],
  [
    /\bcach(?:e|ing)\b/i,
    'Files that browsers may not cache are downloaded again on every visit',
    [
      'Let browsers cache files whose names change with their content for a year (Cache-Control with a long max-age and immutable).',
      'Check the header of one file of each kind in the browser.',
    ],
  ],
  [
    /\b(?:slow|speed|load(?:ing)? time|core web vitals|lcp|inp|cls|page ?speed|performance score|first contentful)\b/i,
    'Visitors leave slow pages, and speed is one of the signs that decide between pages of equal worth',
    [
      'Measure one page of each template with Lighthouse and note which element is the largest content.',
      'Serve that element first: a smaller file, no lazy loading on it, no script or style sheet in front of it.',
      'Measure again, three runs each, and compare the medians.',
    ],
  ],
  [
    /\b(?:thin|short) (?:content|pages?|texts?)\b|\bword count\b|\bfew words\b/i,
    'Pages that answer little are seldom shown, and many of them weaken the rest',
    [
      'Decide for each page whether people need it: improve it, merge it into a stronger one, or remove it with a redirect.',
      'Answer on those you keep what people search for there, with facts that only you have.',
    ],
  ],
  [
    /\bduplicate(?:d|s)?\b|\bcopies\b|\bcanni?bali[sz]/i,
    'Pages that say the same compete with each other, and none collects what they deserve together',
    [
      'Choose the page that should rank for each group, by links and clicks.',
      'Merge the others into it and redirect them, or give them a subject of their own.',
    ],
  ],
  [
    /\binternal (?:links?|linking)\b|\borphan/i,
    'Internal links tell search engines which pages matter and lead visitors on',
    [
      'List pages that matter and have few internal links.',
      'Link to each from three to five pages on the same subject, with words that say what it answers.',
    ],
  ],
  [
    /\b(?:backlinks?|links? from other|link building|ask for links|referring domains)\b/i,
    'Links from other sites are the sign of trust that a site cannot give itself',
    [
      'List sites that name you, your products or your competitors without a link to you.',
      'Offer each something its readers can use, and ask for the link; buy none.',
    ],
  ],
  [
    /\bhttps\b|\bssl\b|\btls\b|\bmixed content\b|\bcertificate\b/i,
    'Browsers warn of pages that are not encrypted, and search engines prefer those that are',
    [
      'Serve every page and file over https, and redirect http to it permanently.',
      'Replace http addresses in templates and content, and renew the certificate automatically.',
    ],
  ],
  [
    /\b(?:mobile|phones?|viewport|tap targets?)\b/i,
    'Search engines judge a site by what a phone shows of it',
    [
      'Open the most visited pages on a phone and note what is cut off, too small or missing.',
      'Fix it in the template, and check that the phone shows all the text that the desktop has.',
    ],
  ],
];

/** What is known of a common subject of SEO reports. */
export interface KnownSubject {
  /** Why it matters, as a clause without a full stop. */
  why: string;
  steps: readonly string[];
}

/** What a title or reason is about; null for a subject that is not among the common ones. */
export function findSubject(text: string): KnownSubject | null {
  const found = SUBJECTS.find(([named]) => named.test(text));
  return found === undefined ? null : { why: found[1], steps: found[2] };
}
