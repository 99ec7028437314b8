import { Parser } from 'htmlparser2';
import { collapse } from '../../../domain/base/text/text-form.js';
import type { ImageContext } from '../../../domain/seo/artifacts/page-reading.js';
import { type Attributes, attribute } from './attributes.js';
import { LinkResolver } from './link-resolver.js';

const MAX_IMAGES = 200;
const MAX_CHARS = 300;
const HEADING = /^h[1-6]$/;
const UNREAD = new Set(['script', 'style', 'template', 'noscript', 'svg', 'title']);
const BLOCK = /^(?:p|div|li|td|section|article|figure|blockquote|h[1-6]|br)$/;

/** The images of a page with the words around them: the material for an alternative text. */
export function findImages(pageUrl: string, html: string): ImageContext[] {
  const walk = new ImageWalk(pageUrl);
  const parser = new Parser(
    {
      onopentag: (name, attributes) => walk.open(name, attributes),
      onclosetag: (name) => walk.close(name),
      ontext: (text) => walk.text(text),
    },
    { decodeEntities: true },
  );
  parser.write(html);
  parser.end();
  return walk.found;
}

class ImageWalk {
  readonly found: ImageContext[] = [];
  readonly #resolver: LinkResolver;
  #unread = 0;
  #heading = '';
  #inHeading = false;
  #before = '';
  #caption: string | null = null;
  /** Where in the list the images of each open figure begin, and its caption once it was read. */
  readonly #figures: { from: number; caption: string }[] = [];

  constructor(pageUrl: string) {
    this.#resolver = new LinkResolver(pageUrl);
  }

  open(name: string, attributes: Attributes): void {
    if (UNREAD.has(name)) this.#unread += 1;
    if (this.#unread > 0) return;
    if (BLOCK.test(name)) this.#before += ' ';
    if (name === 'base' && attributes['href'] !== undefined) this.#resolver.setBase(attributes['href']);
    else if (name === 'img') this.#picture(attributes);
    else if (name === 'figure') this.#figures.push({ from: this.found.length, caption: '' });
    else if (name === 'figcaption') this.#caption = '';
    else if (HEADING.test(name)) {
      this.#heading = '';
      this.#inHeading = true;
    }
  }

  close(name: string): void {
    if (UNREAD.has(name)) this.#unread = Math.max(0, this.#unread - 1);
    else if (HEADING.test(name)) this.#inHeading = false;
    else if (name === 'figcaption') this.#endCaption();
    else if (name === 'figure') this.#figures.pop();
  }

  text(text: string): void {
    if (this.#unread > 0) return;
    if (this.#caption !== null) this.#caption = (this.#caption + text).slice(0, 2 * MAX_CHARS);
    else if (this.#inHeading) this.#heading = (this.#heading + text).slice(0, 2 * MAX_CHARS);
    else this.#before = (this.#before + text).slice(-2 * MAX_CHARS);
  }

  #picture(attributes: Attributes): void {
    const url = this.#resolver.resource(attributes['src'] ?? attributes['data-src']);
    if (url === null || this.found.length >= MAX_IMAGES) return;
    this.found.push({
      url,
      alt: attribute(attributes, 'alt'),
      title: tidy(attributes['title'] ?? ''),
      caption: this.#figures.at(-1)?.caption ?? '',
      heading: tidy(this.#heading),
      before: collapse(this.#before).slice(-MAX_CHARS),
      size: sizeOf(attributes),
    });
  }

  /** A caption may come before or after its image, and applies to all images of the figure. */
  #endCaption(): void {
    const caption = tidy(this.#caption ?? '');
    this.#caption = null;
    const figure = this.#figures.at(-1);
    if (!figure) return;
    figure.caption = caption;
    for (const image of this.found.slice(figure.from)) image.caption ||= caption;
  }
}

function tidy(text: string): string {
  return collapse(text).slice(0, MAX_CHARS);
}

function sizeOf({ width = '', height = '' }: Attributes): ImageContext['size'] {
  const isPlain = (value: string) => /^\d{1,5}$/.test(value) && value !== '0';
  return isPlain(width) && isPlain(height) ? { width: Number(width), height: Number(height) } : null;
}
