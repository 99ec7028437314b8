import { createRequire } from 'node:module';

const MODULE = 'express-openapi-validator/dist/framework/openapi.schema.validator.js';

/** Finds every document right. */
class NoSchemaValidator {
  validate(): { errors: never[] } {
    return { errors: [] };
  }
}

/**
 * Keeps express-openapi-validator from compiling the JSON Schema of OpenAPI itself. It does so for each validator, 50
 * ms of a processor, even if it is set not to validate the document with it (`validateApiSpec: false`).
 * @throws when the package no longer has such a module
 */
export function skipMetaSchema(): void {
  const loaded: unknown = createRequire(import.meta.url)(MODULE);
  if (typeof loaded !== 'object' || loaded === null || !('OpenAPISchemaValidator' in loaded))
    throw new Error(`${MODULE} has no OpenAPISchemaValidator`);
  loaded.OpenAPISchemaValidator = NoSchemaValidator;
}
