import { composeImageAltText } from '../../../activities/pages/tools/compose-image-alt-text.js';
import { composeMetaDescription } from '../../../activities/pages/tools/compose-meta-description.js';
import { composeOpengraphTags } from '../../../activities/pages/tools/compose-opengraph-tags.js';
import { resultKey } from '../../../domain/operations/artifact-keys.js';
import type { Operation, OperationType } from '../../../domain/operations/operations.js';
import type { PageReading } from '../../../domain/seo/artifacts/page-reading.js';
import { htmlPage } from '../sites/html-page.js';
import { imageFacts } from '../sites/image-facts.js';
import { pageFrom } from '../sites/pages.js';
import { toolDeps } from '../tool-deps.js';

const url = 'https://site.example/';
const HEAD = '<meta name="description" content="Lamps."><meta property="og:title" content="Lamps">';

/** What a page gives to the tools that write about it. */
export function sampleReading(): PageReading {
  const sentence = 'We build lamps from oak and brass in a small workshop near the old harbour.';
  const page = pageFrom(htmlPage(`<h1>Lamps</h1><p>${sentence}</p>`, HEAD), { url });
  return { page, sentences: [sentence], pictures: [] };
}

/** What a writing tool really makes, made by the activities that make it. */
export async function sampleToolResult({ id, type }: Pick<Operation, 'id' | 'type'>): Promise<unknown> {
  const deps = toolDeps();
  deps.values.set('alice page', sampleReading());
  const operation = { id, user_id: 'alice' };
  const read = { ok: true as const, value: { key: 'page' } };
  const compose: Partial<Record<OperationType, () => Promise<unknown>>> = {
    meta_description: () => {
      const words = {
        keywords: ['lamps', 'oak'],
        tone: 'General',
        search_intent: 'commercial',
        language: 'en',
      } as const;
      return composeMetaDescription(deps, {
        operation,
        page: { url, read },
        drafts: null,
        request: { ...words, custom_prompt: null },
      });
    },
    image_alt_text: () =>
      composeImageAltText(deps, {
        operation,
        request: { file_name: 'oak-lamp.jpg', context: '', place: null, keywords: ['oak'], language: 'en' },
        url: `${url}oak-lamp.jpg`,
        facts: imageFacts(),
        seen: null,
        notes: [],
      }),
    opengraph_tags: () =>
      composeOpengraphTags(deps, {
        operation,
        page_key: 'page',
        given: {},
        platforms: ['facebook', 'twitter', 'linkedin', 'pinterest'],
        images: [],
      }),
  };
  const make = compose[type];
  if (!make) throw new Error(`No sample of ${type}: its own specs make what it finds`);
  await make();
  return deps.values.get(`alice ${resultKey(id)}`);
}
