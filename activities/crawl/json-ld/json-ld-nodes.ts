import type { JsonLdBlock, JsonLdNode, JsonLdProperty } from '../../../domain/seo/artifacts/json-ld.js';
import { WATCHED_PROPERTIES } from '../../../domain/seo/schema/watched-properties.js';
import { asArray, hasOwnTerms, isFilled, isObject, type JsonObject, shortTerm } from './json-ld-terms.js';

/** Every page of a crawl carries its nodes: enough for the rules, and a bound for blocks that list a whole shop. */
const MAX_NODES = 50;
const MAX_DEPTH = 10;
const MAX_PROPERTIES = 60;
const MAX_VALUES = 10;
/** How far into a list values are looked for. */
const MAX_ITEMS = 1000;
const MAX_TYPES = 10;
const MAX_NAME_CHARS = 100;
const MAX_VALUE_CHARS = 200;

type BlockNodes = Pick<JsonLdBlock, 'nodes' | 'nodes_complete' | 'own_terms'>;

interface Waiting {
  object: JsonObject;
  depth: number;
}

/**
 * The nodes of one parsed block, breadth first, so that limits cut the deepest nodes. Lists, @graph, @list and @set are
 * not nodes themselves but contain them; an object with only an @id and a type merely references a node.
 * @param maxNodes what the page has left of its own bound. @default 50
 */
export function collectNodes(value: unknown, maxNodes = MAX_NODES): BlockNodes {
  return new NodeCollector(Math.min(maxNodes, MAX_NODES)).collect(value);
}

class NodeCollector {
  private readonly nodes: JsonLdNode[] = [];
  private readonly waiting: Waiting[] = [];
  private isComplete = true;
  private ownTerms = false;

  constructor(private readonly maxNodes: number) {}

  collect(value: unknown): BlockNodes {
    this.findTop(value, 0);
    for (let next = 0; next < this.waiting.length; next++) {
      const waiting = this.waiting[next];
      if (waiting) this.nodes.push(this.read(waiting));
    }
    return { own_terms: this.ownTerms, nodes: this.nodes, nodes_complete: this.isComplete };
  }

  /** Top-level objects, those of lists and of @graph. */
  private findTop(value: unknown, depth: number): void {
    if (depth > MAX_DEPTH) this.isComplete = false;
    else if (Array.isArray(value)) {
      if (value.length > MAX_ITEMS) this.isComplete = false;
      for (const item of value.slice(0, MAX_ITEMS)) this.findTop(item, depth + 1);
    } else if (isObject(value)) {
      if (value['@type'] !== undefined || value['@graph'] === undefined) this.enqueue(value, 0);
      else this.ownTerms ||= hasOwnTerms(value['@context']);
      if (value['@graph'] !== undefined) this.findTop(value['@graph'], depth + 1);
    }
  }

  /** @returns the place the node will have; null when there is no more room */
  private enqueue(object: JsonObject, depth: number): number | null {
    if (this.waiting.length >= this.maxNodes || depth > MAX_DEPTH) {
      this.isComplete = false;
      return null;
    }
    return this.waiting.push({ object, depth }) - 1;
  }

  private read({ object, depth }: Waiting): JsonLdNode {
    this.ownTerms ||= hasOwnTerms(object['@context']);
    const keys = Object.keys(object).filter((key) => !key.startsWith('@'));
    if (keys.length > MAX_PROPERTIES) this.isComplete = false;
    return {
      types: asArray(object['@type']).flatMap(typeName).slice(0, MAX_TYPES),
      id: textOf(object['@id']),
      properties: keys.slice(0, MAX_PROPERTIES).map((key) => this.readProperty(key, object[key], depth)),
    };
  }

  private readProperty(key: string, value: unknown, depth: number): JsonLdProperty {
    const name = shortTerm(key).slice(0, MAX_NAME_CHARS);
    const property: JsonLdProperty = isFilled(value) ? { name } : { name, blank: true };
    const isWatched = WATCHED_PROPERTIES.has(name);
    const values: string[] = [];
    const nodes: number[] = [];
    const refs: string[] = [];
    for (const item of itemsOf(value)) {
      if (!isObject(item)) {
        if (isWatched && values.length < MAX_VALUES && isFilled(item)) values.push(shortValue(item));
      } else if (isReference(item)) {
        const id = textOf(item['@id']);
        if (id !== null && refs.length < MAX_VALUES) refs.push(id);
      } else {
        const child = this.enqueue(item, depth + 1);
        if (child !== null) nodes.push(child);
      }
    }
    if (values.length > 0) property.values = values;
    if (nodes.length > 0) property.nodes = nodes;
    if (refs.length > 0) property.refs = refs;
    return property;
  }
}

/** The values of a property one by one: lists opened, and what only wraps a value taken off (JSON-LD 1.1, 9.5 to 9.7). */
function itemsOf(value: unknown, depth = 0): unknown[] {
  return asArray(value)
    .slice(0, MAX_ITEMS)
    .flatMap((item): unknown[] => {
      const inner = isObject(item) ? (item['@value'] ?? item['@list'] ?? item['@set']) : undefined;
      if (inner === undefined && !Array.isArray(item)) return [item];
      return depth < MAX_DEPTH ? itemsOf(inner ?? item, depth + 1) : [];
    });
}

function isReference(object: JsonObject): boolean {
  return textOf(object['@id']) !== null && Object.keys(object).every((key) => key === '@id' || key === '@type');
}

function typeName(type: unknown): string[] {
  const name = typeof type === 'string' ? shortTerm(type).slice(0, MAX_NAME_CHARS) : '';
  return name === '' ? [] : [name];
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, MAX_VALUE_CHARS) : null;
}

function shortValue(value: unknown): string {
  return String(value).trim().slice(0, MAX_VALUE_CHARS);
}
