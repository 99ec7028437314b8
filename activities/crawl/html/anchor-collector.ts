import type { Anchor, ImageTag, Region } from '../../../domain/seo/artifacts/html.js';
import { type Attributes, attribute, tokens } from './attributes.js';
import type { LinkResolver } from './link-resolver.js';
import { collapseSpace, ownString } from './own-string.js';
import { TextCapture } from './text-capture.js';

const MAX_ANCHORS = 20_000;
const MAX_INNER_LABELS = 5;

interface OpenAnchor {
  anchor: Anchor;
  words: TextCapture;
  alts: string[];
  images: ImageTag[];
  label: string;
  /** Of elements inside that have no text: icons. */
  innerLabels: string[];
  hasOtherContent: boolean;
}

/** Collects a elements. They cannot nest: a second one closes the first (HTML 13.2.6.4.7). */
export class AnchorCollector {
  readonly anchors: Anchor[] = [];
  private current: OpenAnchor | null = null;

  constructor(private readonly resolver: LinkResolver) {}

  open(attributes: Attributes, region: Region, isHidden = false): void {
    this.close();
    if (this.anchors.length >= MAX_ANCHORS) return;
    const href = attribute(attributes, 'href');
    const target = href === null ? { url: null, internal: false } : this.resolver.link(href);
    const anchor: Anchor = {
      href,
      url: target.url,
      fragment: fragmentOf(href),
      internal: target.internal,
      text: '',
      rel: tokens(attributes['rel']),
      target: attribute(attributes, 'target'),
      onclick: attributes['onclick'] !== undefined,
      region,
    };
    if (isHidden) anchor.needs_no_text = 'hidden';
    else if (attributes['aria-labelledby']?.trim()) anchor.needs_no_text = 'labelled_by';
    this.anchors.push(anchor);
    this.current = {
      anchor,
      words: new TextCapture(),
      alts: [],
      images: [],
      label: labelOf(attributes),
      innerLabels: [],
      hasOtherContent: attributes['aria-labelledby'] !== undefined,
    };
  }

  text(text: string): void {
    this.current?.words.add(text);
  }

  break(): void {
    this.current?.words.break();
  }

  get isOpen(): boolean {
    return this.current !== null;
  }

  /** An element inside, which may have a label (ARIA) or a tool tip in place of text. */
  inner(attributes: Attributes): void {
    this.innerLabel(labelOf(attributes));
  }

  /** The title of a drawing inside names it (SVG-AAM). */
  innerLabel(text: string): void {
    const labels = this.current?.innerLabels;
    const label = collapseSpace(text);
    if (labels && label !== '' && labels.length < MAX_INNER_LABELS) labels.push(label);
  }

  image(image: ImageTag): void {
    if (!this.current) return;
    if (this.current.images.length < 100) this.current.images.push(image);
    if (image.alt) this.current.alts.push(image.alt);
  }

  /** An inline svg, video or the like: a link with one is more than its image. */
  otherContent(): void {
    if (this.current) this.current.hasOtherContent = true;
  }

  close(): void {
    const open = this.current;
    if (!open) return;
    this.current = null;
    const words = open.words.text;
    const alts = collapseSpace(open.alts.join(' '));
    open.anchor.text = words || open.label || alts || open.innerLabels.join(' ');
    const image = open.images[0];
    if (!image || words || open.label || open.hasOtherContent) return;
    open.anchor.from_image = true;
    if (open.images.length === 1) image.only_in_link = true;
  }
}

function labelOf(attributes: Attributes): string {
  return collapseSpace(attributes['aria-label'] ?? '') || collapseSpace(attributes['title'] ?? '');
}

/** The part after "#", percent-decoded; unchanged when the escapes are not UTF-8. */
function fragmentOf(href: string | null): string {
  const hash = href === null ? -1 : href.indexOf('#');
  if (href === null || hash === -1) return '';
  const fragment = ownString(href.slice(hash + 1).trim());
  try {
    return fragment.includes('%') ? decodeURIComponent(fragment) : fragment;
  } catch {
    return fragment;
  }
}
