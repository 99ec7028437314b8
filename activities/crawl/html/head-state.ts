import type { Attributes } from './attributes.js';
import { tokens } from './attributes.js';
import type { ElementTraits } from './element-traits.js';

/** What HTML 13.2.6.4.5 allows in a noscript of the head; anything else ends the head, including the noscript. */
const ALLOWED_IN_HEAD_NOSCRIPT = new Set(['basefont', 'bgsound', 'link', 'meta', 'noframes', 'noscript', 'style']);

/** Link relations that have no effect in the body. Style sheets and preloads are allowed there. */
const HEAD_RELATIONS = new Set(['canonical', 'alternate', 'icon', 'next', 'prev', 'amphtml', 'manifest']);

/**
 * Where the head ends and the body begins. A parser ends the head at the first element that is not allowed in it,
 * whatever the author wrote later (HTML 13.2.6.4.4 to 13.2.6.4.6).
 */
export class HeadState {
  headTags = 0;
  bodyTags = 0;
  /** The element that ended the head although more of the head was to come; "#text" for loose text. */
  endedBy: string | null = null;
  private hasBodyBegun = false;
  private isHeadClosed = false;
  private suspect: string | null = null;

  get inHead(): boolean {
    return !this.hasBodyBegun;
  }

  open(name: string, traits: ElementTraits, attributes: Attributes, isInHeadNoscript: boolean): void {
    if (name === 'head') this.headTags++;
    if (name === 'body') this.bodyTags++;
    if (this.hasBodyBegun) {
      if (belongsInHead(name, attributes)) this.endedBy ??= this.suspect;
    } else if (name === 'body' || name === 'frameset') {
      this.hasBodyBegun = true;
    } else if (isInHeadNoscript && !ALLOWED_IN_HEAD_NOSCRIPT.has(name)) {
      this.beginBody('noscript');
    } else if (!isInHeadNoscript && !traits.head) {
      this.beginBody(name);
    }
  }

  /** Text that is not white space, outside of title, script and the like. */
  text(): void {
    if (!this.hasBodyBegun) this.beginBody('#text');
  }

  /** Such text in a noscript of the head. */
  noscriptText(): void {
    if (!this.hasBodyBegun) this.beginBody('noscript');
  }

  /** An end tag for head, written or implied. */
  closeHead(isImplied: boolean): void {
    if (isImplied) return;
    this.isHeadClosed = true;
    if (this.hasBodyBegun) this.endedBy ??= this.suspect;
  }

  /** What comes behind the end of the document belongs to the body (HTML 13.2.6.4.20). */
  closeRoot(): void {
    this.hasBodyBegun = true;
  }

  private beginBody(name: string): void {
    this.hasBodyBegun = true;
    // Head and body tags may be omitted: only what follows shows whether this came too early.
    if (!this.isHeadClosed) this.suspect = name;
  }
}

function belongsInHead(name: string, attributes: Attributes): boolean {
  if (name === 'head' || name === 'body' || name === 'title' || name === 'base') return true;
  if (name === 'meta') return attributes['itemprop'] === undefined;
  return name === 'link' && tokens(attributes['rel']).some((relation) => HEAD_RELATIONS.has(relation));
}
