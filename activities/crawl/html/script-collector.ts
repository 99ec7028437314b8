import type { ScriptTag } from '../../../domain/seo/artifacts/html.js';
import type { JsonLdBlock } from '../../../domain/seo/artifacts/json-ld.js';
import { readJsonLd } from '../json-ld/json-ld.js';
import { type Attributes, attribute } from './attributes.js';
import type { LinkResolver } from './link-resolver.js';

const MAX_SCRIPTS = 5000;
const MAX_BLOCKS = 500;
/** Nodes of structured data kept with a page, over all its blocks. */
const MAX_NODES = 200;

/** Script elements, and the structured data that some of them carry. */
export class ScriptCollector {
  readonly scripts: ScriptTag[] = [];
  readonly blocks: JsonLdBlock[] = [];
  private json: string[] | null = null;
  private nodes = 0;

  constructor(private readonly resolver: LinkResolver) {}

  open(attributes: Attributes, inHead: boolean): void {
    const type = attribute(attributes, 'type');
    // "application/ld+json; charset=utf-8" is the same media type.
    this.json = type?.split(';', 1)[0]?.trim().toLowerCase() === 'application/ld+json' ? [] : null;
    if (this.scripts.length >= MAX_SCRIPTS) return;
    this.scripts.push({
      src: attribute(attributes, 'src'),
      url: this.resolver.resource(attributes['src']),
      type,
      async: attributes['async'] !== undefined,
      defer: attributes['defer'] !== undefined,
      integrity: Boolean(attributes['integrity']?.trim()),
      in_head: inHead,
    });
  }

  text(text: string): void {
    this.json?.push(text);
  }

  close(): void {
    if (this.json && this.blocks.length < MAX_BLOCKS) {
      const block = readJsonLd(this.json.join(''), MAX_NODES - this.nodes);
      this.nodes += block.nodes.length;
      this.blocks.push(block);
    }
    this.json = null;
  }
}
