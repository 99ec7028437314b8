import type { Region } from '../../../domain/seo/artifacts/html.js';

/** What an element name alone says about the element. */
export interface ElementTraits {
  /** Starts and ends a line of text. */
  block: boolean;
  /** Its text is not part of what a reader sees. */
  silent: boolean;
  /** Its content is not part of the document for a browser with scripts. */
  inert: boolean;
  /** Allowed in head without ending it (HTML 13.2.6.4.4). */
  head: boolean;
  /** A header or footer inside belongs to it, not to the page (HTML-AAM). */
  sectioning: boolean;
  /** Has a heading of its own: an h1 inside heads it and not the page. */
  section: boolean;
  /** Its text is for machines, or shown as such. */
  code: boolean;
  landmark: Region | null;
  deprecated: boolean;
}

const BLOCKS =
  'address article aside blockquote body br button caption center dd details dialog dir div dl dt fieldset figcaption ' +
  'figure footer form frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html iframe legend li main menu nav ol ' +
  'optgroup option p pre search section select summary table tbody td textarea tfoot th thead title tr ul video';
const SILENT =
  'audio canvas datalist iframe noembed noframes noscript object script select style svg template ' +
  'textarea title video';
const INERT = 'noscript template';
const HEAD = 'base basefont bgsound head html link meta noframes noscript script style template title';
const SECTIONING = 'article aside main nav section';
const SECTIONS = 'article aside nav section';
const CODE = 'code kbd listing plaintext pre samp tt var xmp';
/** HTML 16.2, the elements that authors must not use. */
const DEPRECATED =
  'acronym applet basefont bgsound big blink center dir font frame frameset isindex keygen listing marquee menuitem ' +
  'multicol nextid nobr noembed noframes plaintext rb rtc spacer strike tt xmp';
const LANDMARKS: Readonly<Record<string, Region>> = {
  header: 'header',
  nav: 'nav',
  main: 'main',
  aside: 'aside',
  // What opens over the page is no part of its text.
  dialog: 'aside',
  footer: 'footer',
};

const PLAIN: ElementTraits = {
  block: false,
  silent: false,
  inert: false,
  head: false,
  sectioning: false,
  section: false,
  code: false,
  landmark: null,
  deprecated: false,
};

const TRAITS = buildTraits();

export function findTraits(name: string): ElementTraits {
  return TRAITS.get(name) ?? PLAIN;
}

function buildTraits(): Map<string, ElementTraits> {
  const traits = new Map<string, ElementTraits>();
  const mark = (names: string, part: Partial<ElementTraits>) => {
    for (const name of names.split(' ')) traits.set(name, { ...PLAIN, ...traits.get(name), ...part });
  };
  mark(BLOCKS, { block: true });
  mark(SILENT, { silent: true });
  mark(INERT, { inert: true });
  mark(HEAD, { head: true });
  mark(SECTIONING, { sectioning: true });
  mark(SECTIONS, { section: true });
  mark(CODE, { code: true });
  mark(DEPRECATED, { deprecated: true });
  for (const [name, landmark] of Object.entries(LANDMARKS)) mark(name, { landmark });
  return traits;
}
