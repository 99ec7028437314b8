import { LINK_QUALIFIERS } from '../../domain/seo/links/is-followed-link.js';
import { LINK_KINDS, LINK_POSITIONS, type PageLink } from '../../domain/seo/links/page-link.js';
import { packJson, unpackJson } from '../base/json-codec.js';

/** Links with each text once: six numbers a link, which compress to about ten bytes. */
interface PackedLinks {
  /** URLs and anchor texts. */
  texts: string[];
  /** By link: from, to and anchor as positions in `texts`, kind, position (0 for none), and flags. */
  numbers: number[];
}

const NUMBERS = 6;
const INTERNAL = 1;
const FOLLOW = 2;
/** The first of as many bits as there are qualifiers. */
const FIRST_QUALIFIER = 4;

/** packJson of {@link PackedLinks}; order is kept. */
export function packLinks(links: readonly PageLink[]): Uint8Array<ArrayBuffer> {
  const positions = new Map<string, number>();
  const texts: string[] = [];
  const positionOf = (text: string): number => {
    const known = positions.get(text);
    if (known !== undefined) return known;
    positions.set(text, texts.length);
    return texts.push(text) - 1;
  };
  const numbers: number[] = [];
  for (const link of links) {
    numbers.push(positionOf(link.from), positionOf(link.to), positionOf(link.anchor));
    numbers.push(LINK_KINDS.indexOf(link.kind), link.position === null ? 0 : LINK_POSITIONS.indexOf(link.position) + 1);
    numbers.push(flagsOf(link));
  }
  const packed: PackedLinks = { texts, numbers };
  return packJson(packed);
}

export function unpackLinks(packed: Uint8Array): PageLink[] {
  const { texts, numbers } = unpackJson<PackedLinks>(packed);
  const links: PageLink[] = [];
  for (let at = 0; at < numbers.length; at += NUMBERS) {
    const [from = 0, to = 0, anchor = 0, kind = 0, position = 0, flags = 0] = numbers.slice(at, at + NUMBERS);
    links.push({
      from: texts[from] ?? '',
      to: texts[to] ?? '',
      kind: LINK_KINDS[kind] ?? 'link',
      anchor: texts[anchor] ?? '',
      follow: (flags & FOLLOW) !== 0,
      rel: LINK_QUALIFIERS.filter((_, index) => (flags & (FIRST_QUALIFIER << index)) !== 0),
      position: LINK_POSITIONS[position - 1] ?? null,
      internal: (flags & INTERNAL) !== 0,
    });
  }
  return links;
}

function flagsOf({ internal, follow, rel }: PageLink): number {
  const qualifiers = LINK_QUALIFIERS.reduce(
    (bits, qualifier, index) => bits | (rel.includes(qualifier) ? FIRST_QUALIFIER << index : 0),
    0,
  );
  return (internal ? INTERNAL : 0) | (follow ? FOLLOW : 0) | qualifiers;
}
