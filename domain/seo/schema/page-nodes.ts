import type { HtmlFacts } from '../artifacts/html.js';
import type { JsonLdBlock, JsonLdNode } from '../artifacts/json-ld.js';

/** A thing that a page describes: everything that its blocks say about it under one @id. */
export interface SchemaNode {
  types: readonly string[];
  id: string | null;
  /** It is described for its own sake, not as a part or value of another. */
  isMain: boolean;
  /** Properties whose value it is. */
  via: readonly string[];
  /** Something about it may have been left out by a bound of the crawl: that it lacks a property is not certain. */
  isPartial: boolean;
  properties: ReadonlyMap<string, SchemaValue>;
}

export interface SchemaValue {
  filled: boolean;
  /** As written; kept for the properties that rules read. */
  values: readonly string[];
  nodes: readonly SchemaNode[];
  /** Ids that the page says nothing more about. */
  unknown: readonly string[];
}

/** What is written out here is what the page is about. */
const MAIN = new Set(['mainEntity']);
/** What is named by these from elsewhere on the page is no less described for its own sake. */
const TIES = new Set(
  (
    'about author breadcrumb copyrightHolder creator hasPart isPartOf mainEntity mainEntityOfPage publisher subjectOf ' +
    'worksFor'
  ).split(' '),
);

/** The same while it is collected. */
interface OpenNode extends SchemaNode {
  types: string[];
  via: string[];
  properties: Map<string, OpenValue>;
}
interface OpenValue extends SchemaValue {
  values: string[];
  nodes: OpenNode[];
  unknown: string[];
}

/**
 * What the JSON-LD of a page describes in the words of schema.org. Blocks that define their own terms are left out: a
 * name in them may have another meaning. Nodes of one @id are one (JSON-LD 1.1, flattening).
 */
export function readPageNodes(html: HtmlFacts): readonly SchemaNode[] {
  const known = readBefore.get(html);
  if (known) return known;
  const nodes = joinBlocks(html);
  readBefore.set(html, nodes);
  return nodes;
}

/** Several checks need the same page. */
const readBefore = new WeakMap<HtmlFacts, readonly SchemaNode[]>();

function joinBlocks(html: HtmlFacts): SchemaNode[] {
  const blocks = html.json_ld.filter(
    ({ state, has_context, own_terms }) => state === 'valid' && has_context && !own_terms,
  );
  const byId = new Map<string, OpenNode>();
  const all = new Set<OpenNode>();
  const placed = blocks.map((block) => block.nodes.map((node) => openNode(node, block, byId, all)));
  blocks.forEach((block, index) => {
    block.nodes.forEach((node, place) => {
      const open = placed[index]?.[place];
      if (open) fill(open, node, placed[index] ?? [], byId);
    });
  });
  return [...all];
}

function openNode(node: JsonLdNode, block: JsonLdBlock, byId: Map<string, OpenNode>, all: Set<OpenNode>): OpenNode {
  const known = node.id === null ? undefined : byId.get(node.id);
  const open: OpenNode = known ?? {
    types: [],
    id: node.id,
    isMain: true,
    via: [],
    isPartial: false,
    properties: new Map(),
  };
  for (const type of node.types) if (!open.types.includes(type)) open.types.push(type);
  if (!block.nodes_complete) open.isPartial = true;
  if (node.id !== null) byId.set(node.id, open);
  all.add(open);
  return open;
}

function fill(open: OpenNode, node: JsonLdNode, places: readonly OpenNode[], byId: Map<string, OpenNode>): void {
  for (const { name, blank, values = [], nodes = [], refs = [] } of node.properties) {
    const value: OpenValue = open.properties.get(name) ?? { filled: false, values: [], nodes: [], unknown: [] };
    value.filled ||= blank !== true;
    value.values.push(...values);
    for (const place of nodes) addNode(value, places[place], name, MAIN);
    for (const id of refs) {
      const named = byId.get(id);
      if (!named) value.unknown.push(id);
      else addNode(value, named, name, TIES);
    }
    open.properties.set(name, value);
  }
}

function addNode(value: OpenValue, node: OpenNode | undefined, via: string, ties: ReadonlySet<string>): void {
  if (!node) return;
  if (!ties.has(via)) node.isMain = false;
  if (value.nodes.includes(node)) return;
  value.nodes.push(node);
  if (!node.via.includes(via)) node.via.push(via);
}
