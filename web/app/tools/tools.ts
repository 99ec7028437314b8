import type { FieldProps } from '../parts/field.js';
import type { Tool } from './tool-form.js';

const WEBSITE: FieldProps = {
  name: 'website_url',
  label: 'Website',
  required: true,
  placeholder: 'https://www.example.com/',
};
const PAGE: FieldProps = { name: 'url', label: 'Page', required: true, placeholder: 'https://www.example.com/page' };
const COMPETITORS: FieldProps = {
  name: 'competitors',
  label: 'Competitors',
  kind: 'list',
  hint: '2 to 5, one per line',
};
const KEYWORDS: FieldProps = { name: 'target_keywords', label: 'Target keywords', kind: 'list', hint: 'One per line' };
const LANGUAGE: FieldProps = { name: 'language', label: 'Language', value: 'en', hint: 'For example en or de' };

const options = (values: readonly string[]) =>
  values.map((value) => ({ value, title: `${value.charAt(0).toUpperCase()}${value.slice(1)}` }));

/** The tools that answer one question without a complete audit, in groups. */
export const TOOL_GROUPS: readonly { title: string; tools: readonly Tool[] }[] = [
  {
    title: 'Check a page',
    tools: [
      {
        id: 'on-page',
        title: 'On-page analysis',
        about: 'Title, headings, content, links, images and structured data of one page.',
        call: 'POST /api/seo/on-page-analysis',
        action: 'Analyze page',
        fields: [PAGE, KEYWORDS],
      },
      {
        id: 'speed',
        title: 'Speed test',
        about: 'Core Web Vitals and Lighthouse scores on a phone and a desktop computer.',
        call: 'POST /api/seo/speed-analysis',
        action: 'Test speed',
        fields: [PAGE],
      },
    ],
  },
  {
    title: 'Check a site',
    tools: [
      {
        id: 'technical',
        title: 'Technical SEO',
        about: 'Status codes, redirects, broken links, duplicates, orphan pages and canonical URLs.',
        call: 'POST /api/seo/technical-seo',
        action: 'Crawl site',
        fields: [
          { name: 'url', label: 'Website', required: true, placeholder: 'https://www.example.com/' },
          { name: 'max_pages', label: 'Maximum pages', kind: 'number', min: 1, max: 10_000, value: '500' },
          {
            name: 'crawl_depth',
            label: 'Maximum clicks from the start page',
            kind: 'number',
            min: 1,
            max: 5,
            value: '3',
          },
        ],
      },
      {
        id: 'sitemap',
        title: 'Sitemap analysis',
        about: 'What the sitemaps list, and whether a sample of it can be reached.',
        call: 'POST /api/seo/sitemap-analysis',
        action: 'Analyze sitemaps',
        fields: [{ name: 'site_url', label: 'Website', required: true, placeholder: 'https://www.example.com/' }],
      },
      {
        id: 'content',
        title: 'Content analysis',
        about: 'Topics, gaps, thin and duplicate pages, publishing and readability, beside competitors.',
        call: 'POST /api/seo/workflow/content-analysis',
        action: 'Analyze content',
        fields: [WEBSITE, COMPETITORS, KEYWORDS],
      },
      {
        id: 'sitemap-comparison',
        title: 'Sitemap comparison',
        about: 'How much competitors publish, where, and what your site lacks.',
        call: 'POST /api/seo/competitive-sitemap-benchmarking',
        action: 'Compare sitemaps',
        fields: [WEBSITE, { ...COMPETITORS, required: true }],
      },
    ],
  },
  {
    title: 'Write',
    tools: [
      {
        id: 'meta-description',
        title: 'Meta descriptions',
        about: 'Three to five descriptions for keywords or a page, each with its score.',
        call: 'POST /api/seo/meta-description',
        action: 'Write descriptions',
        fields: [
          {
            name: 'keywords',
            label: 'Keywords',
            kind: 'list',
            required: true,
            hint: '1 to 10, the most important first',
          },
          { ...PAGE, required: false, label: 'Page (optional)' },
          LANGUAGE,
        ],
        choices: [
          {
            name: 'tone',
            label: 'Tone',
            value: 'General',
            options: options(['General', 'Professional', 'Friendly', 'Engaging', 'Persuasive', 'Playful']),
          },
          {
            name: 'search_intent',
            label: 'Search intent',
            value: 'informational',
            options: options(['informational', 'commercial', 'transactional', 'navigational']),
          },
        ],
      },
      {
        id: 'open-graph',
        title: 'Open Graph tags',
        about: 'Tags for Facebook, X, LinkedIn and Pinterest, with previews and HTML to paste.',
        call: 'POST /api/seo/opengraph-tags',
        action: 'Write tags',
        fields: [PAGE],
      },
      {
        id: 'alt-text',
        title: 'Image alt text',
        about: 'Alternative texts for an image, from what it shows or where it is used.',
        call: 'POST /api/seo/image-alt-text',
        action: 'Write alt text',
        fields: [
          { name: 'image_url', label: 'Image', required: true, placeholder: 'https://www.example.com/image.jpg' },
          { name: 'page_url', label: 'Page it is on (optional)', placeholder: 'https://www.example.com/page' },
          LANGUAGE,
        ],
      },
    ],
  },
];
