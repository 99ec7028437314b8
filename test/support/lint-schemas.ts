import type { IndexOptions, Model } from 'mongoose';

/** What the lint reads of a model. */
export type LintedModel = Pick<Model<unknown>, 'modelName' | 'schema'>;
type Fields = Record<string, unknown>;

/** Operators that not every database allows in the filter of a partial index. */
const REFUSED_OPERATORS = ['$ne', '$nin', '$not', '$nor', '$regex'];

/**
 * What in these schemas not every MongoDB-compatible server does alike (MongoDB 7 and 8, and the stand-in that
 * development and tests run on). Indexes are made by ensureIndexes alone, so no schema may make its own.
 * @returns a sentence per error; empty when the schemas are portable
 */
export function lintSchemas(models: readonly LintedModel[]): string[] {
  return models.flatMap((model) => [
    ...lintOptions(model),
    ...model.schema.indexes().flatMap(([key, options]) => {
      const errors = [
        ...lintKinds(key),
        ...lintTtl(key, options),
        ...lintPartial(model, key, options),
        ...lintUnique(model, key, options),
      ];
      return errors.map((error) => `${model.modelName} ${JSON.stringify(key)}: ${error}`);
    }),
  ]);
}

function lintOptions({ modelName, schema }: LintedModel): string[] {
  return (['autoIndex', 'autoCreate'] as const)
    .filter((option) => schema.get(option) === true)
    .map((option) => `${modelName}: ${option} must stay off, ensureIndexes makes collections and indexes`);
}

function lintKinds(key: Fields): string[] {
  const isPlain = Object.values(key).every((kind) => kind === 1 || kind === -1);
  return isPlain ? [] : ['only the kinds 1 and -1, no text, hashed, 2dsphere or wildcard'];
}

function lintTtl(key: Fields, options: IndexOptions): string[] {
  return options.expireAfterSeconds !== undefined && Object.keys(key).length !== 1 ? ['a TTL index has one field'] : [];
}

function lintPartial({ schema }: LintedModel, key: Fields, options: IndexOptions): string[] {
  const filter = options.partialFilterExpression;
  if (!filter) return [];
  const names = Object.keys(key);
  const fields = filteredFields(filter);
  return [
    ...(options.sparse ? ['sparse and partial exclude each other'] : []),
    ...(usesRefusedOperator(filter) ? ['an operator that is not allowed in a partial filter'] : []),
    ...fields
      .filter((field) => names.indexOf(field) > 0)
      .map((field) => `the partial filter names "${field}", which is a key but not the first`),
    ...(options.unique
      ? fields
          .filter((field) => !isFixed(schema, field))
          .map((field) => `unique and partial on "${field}", which may change: use a collection of claims`)
      : []),
  ];
}

function lintUnique({ schema }: LintedModel, key: Fields, options: IndexOptions): string[] {
  if (!options.unique) return [];
  return Object.keys(key)
    .filter((field) => !isFixed(schema, field))
    .map((field) => `the unique field "${field}" must be immutable`);
}

function isFixed(schema: LintedModel['schema'], field: string): boolean {
  return field === '_id' || schema.path(field)?.options['immutable'] === true;
}

/** Names of the fields in a filter, those below $and and its like included. */
function filteredFields(filter: object): string[] {
  return Object.entries(filter).flatMap(([name, value]) => {
    if (!name.startsWith('$')) return [name];
    return Array.isArray(value) ? value.flatMap(filteredFields) : [];
  });
}

function usesRefusedOperator(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || value instanceof Date) return false;
  return Object.entries(value).some(
    ([name, inner]) =>
      REFUSED_OPERATORS.includes(name) || (name === '$exists' && inner === false) || usesRefusedOperator(inner),
  );
}
