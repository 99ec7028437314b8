import type { JsonLdBlock } from '../../../domain/seo/artifacts/json-ld.js';
import { collectNodes } from './json-ld-nodes.js';
import { asArray, isFilled, isObject, type JsonObject, namesSchemaOrg, shortTerm } from './json-ld-terms.js';

/** Bounds for hostile blocks; nodes beyond them are not looked at. */
const MAX_DEPTH = 64;
const MAX_NODES = 50_000;
const MAX_ERROR_CHARS = 200;
const MAX_VALUE_CHARS = 100;

/** What authors wrap script text in so that other parsers leave it alone, seen before and behind the JSON. */
const OPENERS = ['<![CDATA[', '<!--', '//', '/*', '*/'];
const CLOSERS = [']]>', '-->', '//', '/*', '*/'];

/**
 * Reads one application/ld+json script. Top-level arrays, @graph and nested nodes count alike (JSON-LD 1.1, 9.3).
 * @param maxNodes nodes of this block that may be kept. @default 50
 */
export function readJsonLd(script: string, maxNodes?: number): JsonLdBlock {
  const block = blankBlock();
  const json = unwrap(script);
  if (json === '') return block;
  try {
    const value: unknown = JSON.parse(json);
    block.state = 'valid';
    new BlockReader(block).read(value, 0);
    Object.assign(block, collectNodes(value, maxNodes));
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
    own_terms: false,
    nodes: [],
    nodes_complete: true,
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
    if (!isObject(value)) return;
    this.readNode(value);
    for (const key of Object.keys(value)) if (key !== '@context') this.read(value[key], depth + 1);
  }

  private readNode(node: JsonObject): void {
    if (namesSchemaOrg(node['@context'])) this.block.has_context = true;
    for (const type of asArray(node['@type'])) {
      if (typeof type !== 'string' || type.trim() === '') continue;
      const name = shortTerm(type);
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

/** 0 represents an item without a usable position. */
function positionsOf(items: unknown): number[] {
  return asArray(items).map((item) => {
    const position = isObject(item) ? Number(item['position']) : Number.NaN;
    return Number.isFinite(position) ? position : 0;
  });
}

function textValue(value: unknown): string | null {
  const first = asArray(value)[0];
  return typeof first === 'string' && first.trim() !== '' ? first.trim().slice(0, MAX_VALUE_CHARS) : null;
}
