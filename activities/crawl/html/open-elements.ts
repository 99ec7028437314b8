import type { Region } from '../../../domain/seo/artifacts/html.js';
import type { Attributes } from './attributes.js';
import { type ElementTraits, findTraits } from './element-traits.js';

/** Properties that an element hands down to all that it contains. */
const INERT = 1;
const FOREIGN = 2;
const SILENT = 4;
const SECTIONED = 8;
const ARIA_HIDDEN = 16;
const IN_LABEL = 32;
const CODE = 64;
const HIDDEN = 128;

const NOT_DISPLAYED = /(?:^|;)\s*display\s*:\s*none/i;

const ROLE_REGIONS: Readonly<Record<string, Region>> = {
  banner: 'header',
  navigation: 'nav',
  main: 'main',
  complementary: 'aside',
  dialog: 'aside',
  alertdialog: 'aside',
  contentinfo: 'footer',
};

/** Inside these, parsing continues as HTML in the middle of svg or math (HTML 13.2.6.5). */
const INTEGRATION_POINTS = new Set([
  'foreignObject',
  'desc',
  'title',
  'mi',
  'mo',
  'mn',
  'ms',
  'mtext',
  'annotation-xml',
]);

/** Start tags that end svg or math at any depth (HTML 13.2.6.5). */
const BREAKOUTS = new Set(
  (
    'b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta ' +
    'nobr ol p pre ruby s small span strong strike sub sup table tt u ul var'
  ).split(' '),
);

/**
 * The elements that are open at a point of the page, and what follows from them: region, visibility, namespace. Plain
 * parallel arrays, since this runs for every tag of every page.
 */
export class OpenElements {
  depth = 0;
  maxDepth = 0;
  maxChildren = 0;
  count = 0;
  private readonly names: string[] = [];
  private readonly flags: number[] = [];
  private readonly regions: Region[] = [];
  private readonly traits: ElementTraits[] = [];
  private readonly children: number[] = [];
  private readonly sections: number[] = [];
  private sectionCount = 0;

  /** Opens an element; void ones are closed again at once by their end event. */
  push(name: string, attributes: Attributes): ElementTraits {
    const parent = this.depth - 1;
    const traits = findTraits(name);
    const inherited = this.inheritedFlags(name, parent);
    const role = attributes['role'];
    const region = regionOf(traits, role, inherited);
    let flags = inherited;
    if (traits.inert) flags |= INERT;
    if (traits.silent) flags |= SILENT;
    if (traits.sectioning) flags |= SECTIONED;
    if (traits.code) flags |= CODE;
    if (name === 'svg' || name === 'math') flags |= FOREIGN;
    if (name === 'label') flags |= IN_LABEL;
    if (attributes['aria-hidden'] === 'true') flags |= ARIA_HIDDEN;
    if (isHiddenByItself(attributes)) flags |= HIDDEN;
    this.countChild(parent);
    const at = this.depth++;
    this.names[at] = name;
    this.traits[at] = traits;
    this.flags[at] = flags;
    this.regions[at] = region ?? (parent < 0 ? 'other' : (this.regions[parent] ?? 'other'));
    this.children[at] = 0;
    this.sections[at] = traits.section ? ++this.sectionCount : (this.sections[at - 1] ?? 0);
    if (this.depth > this.maxDepth) this.maxDepth = this.depth;
    return traits;
  }

  /** Closes the innermost element and says what it was. */
  pop(): ElementTraits {
    if (this.depth === 0) return findTraits('');
    this.depth--;
    return this.traits[this.depth] ?? findTraits('');
  }

  get name(): string {
    return this.names[this.depth - 1] ?? '';
  }

  /** Nearest landmark of the innermost element, itself included. */
  get region(): Region {
    return this.regions[this.depth - 1] ?? 'other';
  }

  /** In template or noscript, or one of these. */
  get isInert(): boolean {
    return this.has(INERT);
  }

  /** In svg or math (or one of these), outside their islands of HTML. */
  get isForeign(): boolean {
    return this.has(FOREIGN);
  }

  /** Text here is not seen by a reader. */
  get isSilent(): boolean {
    return this.has(SILENT);
  }

  get isAriaHidden(): boolean {
    return this.has(ARIA_HIDDEN);
  }

  /** By the hidden attribute or its own style; what style sheets hide is not known here. */
  get isHidden(): boolean {
    return this.has(HIDDEN);
  }

  get isInLabel(): boolean {
    return this.has(IN_LABEL);
  }

  /** Number of the nearest article, aside, nav or section, in the order they open; 0 for none. */
  get section(): number {
    return this.sections[this.depth - 1] ?? 0;
  }

  get isCode(): boolean {
    return this.has(CODE);
  }

  private has(flag: number): boolean {
    return ((this.flags[this.depth - 1] ?? 0) & flag) !== 0;
  }

  private countChild(parent: number): void {
    this.count++;
    if (parent < 0) return;
    const children = (this.children[parent] ?? 0) + 1;
    this.children[parent] = children;
    if (children > this.maxChildren) this.maxChildren = children;
  }

  private inheritedFlags(name: string, parent: number): number {
    const flags = this.flags[parent] ?? 0;
    if (parent < 0 || (flags & FOREIGN) === 0) return parent < 0 ? 0 : flags;
    if (INTEGRATION_POINTS.has(this.names[parent] ?? '')) return flags & ~FOREIGN;
    if (!BREAKOUTS.has(name)) return flags;
    let outside = parent;
    while (outside >= 0 && ((this.flags[outside] ?? 0) & FOREIGN) !== 0) outside--;
    return outside < 0 ? 0 : (this.flags[outside] ?? 0);
  }
}

function isHiddenByItself({ hidden, style }: Attributes): boolean {
  if (hidden !== undefined && hidden.trim().toLowerCase() !== 'until-found') return true;
  return style !== undefined && NOT_DISPLAYED.test(style);
}

function regionOf(traits: ElementTraits, role: string | undefined, inherited: number): Region | null {
  if (role !== undefined) {
    const named = ROLE_REGIONS[role.trim().toLowerCase().split(/\s+/, 1)[0] ?? ''];
    if (named) return named;
  }
  const landmark = traits.landmark;
  // The header of an article is part of the article (HTML-AAM, header and footer elements).
  if ((landmark === 'header' || landmark === 'footer') && (inherited & SECTIONED) !== 0) return null;
  return landmark;
}
