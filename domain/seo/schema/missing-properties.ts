import type { SchemaNode, SchemaValue } from './page-nodes.js';
import { RICH_RESULTS } from './rich-results/index.js';
import type { Need, PartNeeds, PropertyNeeds, RichResult } from './rich-results/rich-result.js';
import { isKind } from './vocabulary.js';

/** What one node lacks for one rich result. */
export interface MissingProperties {
  result: RichResult;
  /** "Product (Blue mug)". */
  node: string;
  /** Paths from the node, several of which one is enough joined by " or ": "offers.price or offers.priceSpecification". */
  required: string[];
  recommended: string[];
}

const MAX_NAME_CHARS = 40;
/** Rules nest three deep; nodes may go in circles through their ids. */
const MAX_DEPTH = 4;

/**
 * What the things that the page describes lack for the rich results of their types. Nodes of which something may have
 * been left out lack nothing, nor do parts that are only named and described elsewhere.
 */
export function missingProperties(nodes: readonly SchemaNode[]): readonly MissingProperties[] {
  const known = foundBefore.get(nodes);
  if (known) return known;
  const missing = findMissing(nodes);
  foundBefore.set(nodes, missing);
  return missing;
}

/** Two checks need the same page. */
const foundBefore = new WeakMap<readonly SchemaNode[], readonly MissingProperties[]>();

function findMissing(nodes: readonly SchemaNode[]): MissingProperties[] {
  return nodes.flatMap((node) =>
    resultsFor(node).flatMap((result) => {
      const missing = { required: new Set<string>(), recommended: new Set<string>() };
      collect(node, result, '', missing, 0);
      if (missing.required.size === 0 && missing.recommended.size === 0) return [];
      return [{ result, node: nameOf(node), required: [...missing.required], recommended: [...missing.recommended] }];
    }),
  );
}

function resultsFor(node: SchemaNode): RichResult[] {
  const found = node.types.map((type) => RICH_RESULTS.find((result) => fits(result, type)));
  return [...new Set(found)].filter((result) => result !== undefined).filter(({ anywhere }) => anywhere || node.isMain);
}

function fits({ types, with_kinds, except = [] }: RichResult, type: string): boolean {
  if (!with_kinds) return types.includes(type);
  return types.some((name) => isKind([type], name)) && !except.some((name) => isKind([type], name));
}

function collect(
  node: SchemaNode,
  needs: PropertyNeeds,
  path: string,
  missing: Record<'required' | 'recommended', Set<string>>,
  depth: number,
): void {
  if (node.isPartial || depth > MAX_DEPTH) return;
  for (const kind of ['required', 'recommended'] as const) {
    for (const need of needs[kind]) if (!isMet(node, need)) missing[kind].add(describe(need, path));
  }
  for (const via of new Set((needs.parts ?? []).map((part) => part.via))) {
    for (const child of node.properties.get(via)?.nodes ?? []) {
      const part = (needs.parts ?? []).find((candidate) => candidate.via === via && isPartFor(candidate, child));
      if (part) collect(child, part, `${path}${via}.`, missing, depth + 1);
    }
  }
}

function isPartFor({ types }: PartNeeds, child: SchemaNode): boolean {
  return types.some((name) => isKind(child.types, name));
}

function isMet(node: SchemaNode, need: Need): boolean {
  return (typeof need === 'string' ? [need] : need).some((path) => hasPath(node, path.split('.')));
}

function hasPath(node: SchemaNode, [name = '', ...rest]: string[]): boolean {
  const value = node.properties.get(name);
  if (!value?.filled) return false;
  return rest.length === 0 || isUnseen(value) || value.nodes.some((child) => hasPath(child, rest));
}

/** The page only names the value: what it lacks is unknown. */
function isUnseen(value: SchemaValue): boolean {
  return value.unknown.length > 0 || value.nodes.some((child) => child.isPartial);
}

function describe(need: Need, path: string): string {
  return (typeof need === 'string' ? [need] : need).map((name) => path + name).join(' or ');
}

function nameOf({ types, properties }: SchemaNode): string {
  const name = properties.get('name')?.values[0] ?? properties.get('headline')?.values[0];
  const type = types.join(', ') || 'node';
  return name === undefined ? type : `${type} (${name.slice(0, MAX_NAME_CHARS)})`;
}
