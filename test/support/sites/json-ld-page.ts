import type { HtmlFacts } from '../../../domain/seo/artifacts/html.js';
import type { PageArtifact } from '../../../domain/seo/artifacts/page.js';
import { missingProperties } from '../../../domain/seo/schema/missing-properties.js';
import { readPageNodes, type SchemaNode } from '../../../domain/seo/schema/page-nodes.js';
import { htmlPage } from './html-page.js';
import { type PageOverrides, pageFrom } from './pages.js';

/** A page with these JSON-LD blocks; one that names no @context gets that of schema.org. */
export function jsonLdPage(blocks: readonly object[], overrides: PageOverrides = {}, head = ''): PageArtifact {
  const scripts = blocks.map((block) => {
    const data = Array.isArray(block) ? block : { '@context': 'https://schema.org', ...block };
    return `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
  });
  return pageFrom(htmlPage('<p>Some text.</p>', head + scripts.join('')), overrides);
}

export function jsonLdNodes(...blocks: object[]): readonly SchemaNode[] {
  return readPageNodes(jsonLdPage(blocks).html as HtmlFacts);
}

/** The paths that the rules of rich results miss in one block, in order. */
export function lacks(block: object): { required: string[]; recommended: string[] } {
  const missing = missingProperties(jsonLdNodes(block));
  return {
    required: missing.flatMap(({ required }) => required),
    recommended: missing.flatMap(({ recommended }) => recommended),
  };
}
