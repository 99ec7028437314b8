import type { OpenApiDocument } from './openapi-document.js';

/** "#/components/schemas/Campaign" */
const COMPONENT = /^#\/components\/([^/]+)\/([^/]+)$/;

/**
 * The contract of some paths alone: these and the components that they refer to, directly or through others, without
 * examples. The validator walks through its whole document for each schema that it compiles, so a small document makes
 * that cheap.
 * @returns a copy: the validator rewrites its document
 * @throws when a reference leads to no component
 */
export function extractPaths(document: OpenApiDocument, paths: readonly string[]): OpenApiDocument {
  const components: Record<string, Record<string, unknown>> = {};
  const kept = structuredClone(Object.fromEntries(paths.map((path) => [path, document.paths[path] ?? {}])));
  removeExamples(kept);
  const pending: unknown[] = Object.values(kept);
  while (pending.length > 0) {
    for (const reference of listReferences(pending.pop())) {
      const [, kind = '', name = ''] = COMPONENT.exec(reference) ?? [];
      const found = structuredClone(readPart(readPart(document['components'], kind), name));
      removeExamples(found);
      if (found === undefined) throw new Error(`The contract refers to ${reference}, which it does not contain`);
      components[kind] ??= {};
      if (components[kind][name] !== undefined) continue;
      components[kind][name] = found;
      pending.push(found);
    }
  }
  const securitySchemes = readPart(document['components'], 'securitySchemes');
  if (securitySchemes !== undefined) components['securitySchemes'] = { ...securitySchemes };
  return structuredClone({ ...document, paths: kept, components });
}

/** @returns the object that it has under this name, if it has one */
export function readPart(value: unknown, name: string): object | undefined {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  const field: unknown = Object.getOwnPropertyDescriptor(value, name)?.value;
  return typeof field === 'object' && field !== null ? field : undefined;
}

/** Takes the examples out of every media type in it: documents that only people read, and large ones. */
function removeExamples(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  if ('schema' in value && 'examples' in value) delete value.examples;
  for (const field of Object.values(value)) removeExamples(field);
}

/** Every "$ref" in it, and the targets of discriminators, in no particular order. */
function listReferences(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(listReferences);
  return Object.entries(value).flatMap(([name, field]) => {
    if (name === '$ref' && typeof field === 'string') return [field];
    if (typeof field === 'string') return COMPONENT.test(field) ? [field] : [];
    return listReferences(field);
  });
}
