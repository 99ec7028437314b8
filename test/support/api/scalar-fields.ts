import { plainContract } from '../contract.js';

interface Field {
  type?: string | string[];
  oneOf?: Field[];
  $ref?: string;
}

const { schemas }: { schemas: Record<string, Field & { properties?: Record<string, Field> }> } =
  plainContract().components;

/** Fields of a schema of openapi.yaml that fit into a cell, in its order. */
export function scalarFields(schema: string): string[] {
  return Object.entries(schemas[schema]?.properties ?? {}).flatMap(([name, field]) => (isScalar(field) ? [name] : []));
}

function isScalar(field: Field): boolean {
  const target = field.$ref ? schemas[field.$ref.slice('#/components/schemas/'.length)] : field;
  if (!target) return false;
  if (target.oneOf) return target.oneOf.every(isScalar);
  return ![target.type].flat().some((type) => type === 'object' || type === 'array');
}
