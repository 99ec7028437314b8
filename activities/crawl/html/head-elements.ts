import type { HtmlFacts, LinkTag, MetaTag } from '../../../domain/seo/artifacts/html.js';
import { type Attributes, attribute, tokens } from './attributes.js';
import type { LinkResolver } from './link-resolver.js';
import { collapseSpace } from './own-string.js';
import { TextCapture } from './text-capture.js';

/** Bounds for hostile pages; far beyond what any real one holds. */
const MAX_TAGS = 5000;
const MAX_KEY_CHARS = 200;

const META_KEYS = ['name', 'property', 'http-equiv', 'itemprop'] as const;

/** Titles, metas, links and base: what belongs in the head, wherever it was found. */
export class HeadElements {
  readonly titles: HtmlFacts['titles'] = [];
  readonly metas: MetaTag[] = [];
  readonly links: LinkTag[] = [];
  readonly base: HtmlFacts['base'] = [];
  private title: { capture: TextCapture; inHead: boolean } | null = null;

  constructor(private readonly resolver: LinkResolver) {}

  openTitle(inHead: boolean): void {
    this.title = { capture: new TextCapture(), inHead };
  }

  titleText(text: string): void {
    this.title?.capture.add(text);
  }

  closeTitle(): void {
    if (this.title && this.titles.length < MAX_TAGS) {
      this.titles.push({ text: this.title.capture.text, in_head: this.title.inHead });
    }
    this.title = null;
  }

  /** A meta that is both name and property (description and og:description in one) is kept once as each. */
  meta(attributes: Attributes, inHead: boolean): void {
    if (this.metas.length >= MAX_TAGS) return;
    const content = attribute(attributes, 'content') ?? '';
    for (const kind of META_KEYS) {
      const key = attributes[kind];
      if (key !== undefined)
        this.metas.push({
          key: collapseSpace(key.slice(0, MAX_KEY_CHARS)).toLowerCase(),
          kind,
          content,
          in_head: inHead,
        });
    }
  }

  link(attributes: Attributes, inHead: boolean): void {
    if (this.links.length >= MAX_TAGS) return;
    this.links.push({
      rel: tokens(attributes['rel']),
      href: attribute(attributes, 'href') ?? '',
      url: this.resolver.resource(attributes['href']),
      hreflang: attribute(attributes, 'hreflang'),
      type: attribute(attributes, 'type'),
      media: attribute(attributes, 'media'),
      in_head: inHead,
    });
  }

  baseElement(attributes: Attributes): void {
    if (this.base.length >= MAX_TAGS) return;
    const href = attribute(attributes, 'href');
    const wasUsed = this.resolver.wasUsed;
    this.base.push({
      href: href ?? '',
      url: href === null ? null : this.resolver.setBase(href),
      after_url_element: wasUsed,
    });
  }
}
