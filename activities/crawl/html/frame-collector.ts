import type { HtmlFacts } from '../../../domain/seo/artifacts/html.js';
import { type Attributes, attribute } from './attributes.js';
import type { LinkResolver } from './link-resolver.js';

const MAX_IFRAMES = 2000;

/** Inline frames one by one; frame and frameset, gone from HTML, by number. */
export class FrameCollector {
  readonly iframes: HtmlFacts['iframes'] = [];
  frames = 0;

  constructor(private readonly resolver: LinkResolver) {}

  open(name: string, attributes: Attributes): void {
    if (name !== 'iframe') {
      this.frames++;
      return;
    }
    if (this.iframes.length >= MAX_IFRAMES) return;
    this.iframes.push({
      src: attribute(attributes, 'src') ?? '',
      url: this.resolver.resource(attributes['src']),
      title: attribute(attributes, 'title'),
    });
  }
}
