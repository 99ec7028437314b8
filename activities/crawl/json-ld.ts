import type { JsonLdBlock } from '../../domain/seo/artifacts/json-ld.js';

/** Bounds for hostile blocks; nodes beyond them are not looked at. */
const MAX_DEPTH = 64;
const MAX_NODES = 50_000;
const MAX_ERROR_CHARS = 200;
const MAX_VALUE_CHARS = 100;

/** What authors wrap script text in so that other parsers leave it alone, seen before and behind the JSON. */
const OPENERS = ['<![CDATA[', '<!--', '//', '/*', '*/'];
const CLOSERS = [']]>', '-->', '//', '/*', '*/'];

type JsonNode = Readonly<Record<string, unknown>>;

/** Reads one application/ld+json script. Top-level arrays, @graph and nested nodes count alike (JSON-LD 1.1, 9.3). */
export function readJsonLd(script: string): JsonLdBlock {
  const block = blankBlock();
  const json = unwrap(script);
  if (json === '') return block;
  try {
    const value: unknown = JSON.parse(json);
    block.state = 'valid';
    new BlockReader(block).read(value, 0);
  } catch (error) {
    block.state = 'invalid';
    block.error = (error instanceof Error ? error.message : String(error)).slice(0, MAX_ERROR_CHARS);
  }
  return block;
}

function blankBlock(): JsonLdBlock {
  return {
    state: 'empty',
    error: null,
    has_context: false,
    types: [],
    breadcrumb_positions: [],
    date_published: null,
    date_modified: null,
    has_author: false,
    has_same_as: false,
  };
}

function unwrap(script: string): string {
  let text = script.trim();
  let isWrapped = false;
  for (let opener = find(OPENERS, text, 'start'); opener; opener = find(OPENERS, text, 'start')) {
    isWrapped = true;
    text = text.slice(opener.length).trimStart();
  }
  // "]]>" may only be taken for a wrapper when there was one: JSON itself can end in "]]".
  if (!isWrapped) return text;
  for (let closer = find(CLOSERS, text, 'end'); closer; closer = find(CLOSERS, text, 'end')) {
    text = text.slice(0, -closer.length).trimEnd();
  }
  return text;
}

function find(marks: readonly string[], text: string, where: 'start' | 'end'): string | undefined {
  return marks.find((mark) => (where === 'start' ? text.startsWith(mark) : text.endsWith(mark)));
}

class BlockReader {
  private nodes = 0;
  private readonly types = new Set<string>();

  constructor(private readonly block: JsonLdBlock) {}

  read(value: unknown, depth: number): void {
    if (typeof value !== 'object' || value === null || depth > MAX_DEPTH || this.nodes++ > MAX_NODES) return;
    if (Array.isArray(value)) {
      for (const item of value) this.read(item, depth + 1);
      return;
    }
    const node = value as JsonNode;
    this.readNode(node);
    for (const key of Object.keys(node)) if (key !== '@context') this.read(node[key], depth + 1);
  }

  private readNode(node: JsonNode): void {
    if (namesSchemaOrg(node['@context'])) this.block.has_context = true;
    for (const type of asArray(node['@type'])) {
      if (typeof type !== 'string' || type.trim() === '') continue;
      const name = shortType(type);
      if (!this.types.has(name)) {
        this.types.add(name);
        this.block.types.push(name);
      }
      if (name === 'BreadcrumbList') this.block.breadcrumb_positions.push(positionsOf(node['itemListElement']));
    }
    this.block.date_published ??= textValue(node['datePublished']);
    this.block.date_modified ??= textValue(node['dateModified']);
    if (isFilled(node['author'])) this.block.has_author = true;
    if (isFilled(node['sameAs'])) this.block.has_same_as = true;
  }
}

/** A context is a URL, an object with @vocab, or a list of these. */
function namesSchemaOrg(context: unknown): boolean {
  return asArray(context).some((entry) => {
    const vocabulary = typeof entry === 'object' && entry !== null ? (entry as JsonNode)['@vocab'] : entry;
    return typeof vocabulary === 'string' && /^\s*(?:https?:)?(?:\/\/)?(?:www\.)?schema\.org\b/i.test(vocabulary);
  });
}

function shortType(type: string): string {
  return type.trim().replace(/^(?:https?:\/\/(?:www\.)?schema\.org\/|schema:)/i, '');
}

/** 0 stands for an item without a usable position. */
function positionsOf(items: unknown): number[] {
  return asArray(items).map((item) => {
    const position = typeof item === 'object' && item !== null ? Number((item as JsonNode)['position']) : Number.NaN;
    return Number.isFinite(position) ? position : 0;
  });
}

function textValue(value: unknown): string | null {
  const first = asArray(value)[0];
  return typeof first === 'string' && first.trim() !== '' ? first.trim().slice(0, MAX_VALUE_CHARS) : null;
}

function isFilled(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(isFilled);
  if (typeof value === 'string') return value.trim() !== '';
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}

function asArray(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}
