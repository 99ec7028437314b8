import { createRequire } from 'node:module';

const MODULE = 'express-openapi-validator/dist/framework/openapi.schema.validator.js';

/** Finds every document right. */
class NoSchemaValidator {
  validate(): { errors: never[] } {
    return { errors: [] };
  }
}

/**
 * Keeps express-openapi-validator from compiling the JSON Schema of OpenAPI itself. It does so for each validator, 50 ms of
 * a processor, even where it is told not to check the document with it (`validateApiSpec: false`).
 * @throws when the package has no such module any more
 */
export function skipMetaSchema(): void {
  const loaded: unknown = createRequire(import.meta.url)(MODULE);
  if (typeof loaded !== 'object' || loaded === null || !('OpenAPISchemaValidator' in loaded))
    throw new Error(`${MODULE} has no OpenAPISchemaValidator`);
  loaded.OpenAPISchemaValidator = NoSchemaValidator;
}
