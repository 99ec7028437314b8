import { VOCABULARY_PROPERTIES } from './vocabulary-properties.js';
import { VOCABULARY_TYPES } from './vocabulary-types.js';

/** Data types, which may be named as types of values. */
const DATA_TYPES =
  'Boolean Date DateTime Time Number Float Integer Text CssSelectorType PronounceableText URL XPathType';
/** Named by Google's documentation and not part of the vocabulary. */
const FOREIGN_TYPES = 'OccupationAggregation<Occupation OccupationAggregationByEmployer<Occupation';

const parentsByType = readTable(`${VOCABULARY_TYPES} ${DATA_TYPES} ${FOREIGN_TYPES}`);
const typesByProperty = readTable(VOCABULARY_PROPERTIES);
const typesInLowerCase = inLowerCase(parentsByType);
const propertiesInLowerCase = inLowerCase(typesByProperty);

export function isSchemaType(name: string): boolean {
  return parentsByType.has(name);
}

export function isSchemaProperty(name: string): boolean {
  return typesByProperty.has(name);
}

/** The type itself and all that it is a kind of: "Bakery" is a FoodEstablishment, a LocalBusiness, … and a Thing. */
export function typeWithAncestors(name: string): ReadonlySet<string> {
  const known = kindsByType.get(name);
  if (known) return known;
  const found = new Set([name]);
  // A set takes what is added while it is walked.
  for (const type of found) for (const parent of parentsByType.get(type) ?? []) found.add(parent);
  if (isSchemaType(name)) kindsByType.set(name, found);
  return found;
}

/** Computed on first use, since every page of a crawl needs the same few types. */
const kindsByType = new Map<string, ReadonlySet<string>>();
const propertiesByType = new Map<string, ReadonlySet<string>>();

/** Whether some type of the node is the named one or a kind of it. */
export function isKind(types: readonly string[], name: string): boolean {
  return types.some((type) => typeWithAncestors(type).has(name));
}

/** Whether a property of the vocabulary is allowed on nodes of this type or of one above it. */
export function allowsProperty(type: string, property: string): boolean {
  return propertiesOf(type).has(property);
}

function propertiesOf(type: string): ReadonlySet<string> {
  const known = propertiesByType.get(type);
  if (known) return known;
  const kinds = typeWithAncestors(type);
  const allowed = [...typesByProperty].filter(([, types]) => types.some((name) => kinds.has(name)));
  const names = new Set(allowed.map(([name]) => name));
  if (isSchemaType(type)) propertiesByType.set(type, names);
  return names;
}

/** The type that differs from this name only in letter case; null when there is none, or nothing differs. */
export function typeInRightCase(name: string): string | null {
  return isSchemaType(name) ? null : (typesInLowerCase.get(name.toLowerCase()) ?? null);
}

/** The property that differs from this name only in letter case; null when there is none, or nothing differs. */
export function propertyInRightCase(name: string): string | null {
  return isSchemaProperty(name) ? null : (propertiesInLowerCase.get(name.toLowerCase()) ?? null);
}

function readTable(text: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    text.split(' ').map((entry) => {
      const [name = '', above] = entry.split('<');
      return [name, above === undefined ? [] : above.split(',')];
    }),
  );
}

function inLowerCase(table: ReadonlyMap<string, unknown>): ReadonlyMap<string, string> {
  return new Map([...table.keys()].map((name) => [name.toLowerCase(), name]));
}
