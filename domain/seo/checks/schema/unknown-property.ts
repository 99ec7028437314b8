import { readPageNodes, type SchemaNode } from '../../schema/page-nodes.js';
import { allowsProperty, isKind, isSchemaType, propertyInRightCase } from '../../schema/vocabulary.js';
import type { PageCheck } from '../check.js';
import { foldCases } from '../fold-cases.js';

/** These mark properties of actions as input or output (https://schema.org/docs/actions.html). */
const ACTION_SUFFIX = /-(?:input|output)$/;

export const schemaUnknownProperty: PageCheck = {
  id: 'schema/unknown-property',
  severity: 'low',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'findable',
  title: 'Unknown schema.org property',
  why: 'Search engines pass over properties that schema.org does not know for the type, so what they say is lost.',
  fix: 'Spell the property as schema.org does, or move it to the node it belongs to.',
  reference: 'https://schema.org/docs/full.html',
  effort_hours: 0.25,
  judge({ url, html }) {
    const cases = new Set((html ? readPageNodes(html) : []).flatMap(strangersOf));
    return foldCases(url, [...cases], (text) => text, { expected: 'a property of the type', where: 'JSON-LD' });
  },
};

function strangersOf(node: SchemaNode): string[] {
  const { types, properties } = node;
  // The properties of an unknown type are unknown; a role takes the property that it replaces.
  if (types.length === 0 || !types.every(isSchemaType) || isKind(types, 'Role')) return [];
  return [...properties.keys()].flatMap((written) => {
    const name = written.replace(ACTION_SUFFIX, '');
    // Prefixed names and addresses belong to other vocabularies.
    if (!/^[A-Za-z0-9_]+$/.test(name) || types.some((type) => allowsProperty(type, name))) return [];
    const meant = propertyInRightCase(name);
    const hint = meant !== null ? ` (${meant} is meant)` : '';
    return [`${types.join(', ')}: ${name}${hint}`];
  });
}
