import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { RequestHandler, Response } from 'express';
import { CONTRACT_FORMATS } from './contract-formats.js';
import type { listOperations, OpenApiDocument } from './openapi-document.js';
import { readPart } from './partial-document.js';

type PlacedOperation = ReturnType<typeof listOperations>[number];

/** The name of the contract where its schemas refer to each other. */
const CONTRACT = 'contract';
const JSON_TYPE = 'application/json';
/** A response that says what failed is sent as it is: the failure of its check would be answered by another one. */
const FIRST_SERVER_ERROR = 500;

/**
 * For tests: a JSON response that breaks the contract becomes an error that names the operation and what is wrong.
 * express-openapi-validator can do that too, but when an operation sends its first response it compiles all sixteen that
 * the contract names, each with all schemas that it refers to: a seventh of the processor time of the API's specs.
 * @param document the operations and all that they refer to
 * @returns what checks the responses of one of these operations
 */
export function createResponseCheck(document: OpenApiDocument): (operation: PlacedOperation) => RequestHandler {
  const schemaAt = compileWhenNeeded(document);
  /** @throws Error when the contract says otherwise */
  function check(placed: PlacedOperation, res: Response, body: unknown): void {
    if (res.statusCode >= FIRST_SERVER_ERROR) return;
    const validate = schemaAt(findSchema(document, placed, res));
    // As its reader gets it: JSON leaves out what is undefined, and makes texts of dates.
    if (!validate(JSON.parse(JSON.stringify(body)))) throw breach(placed, JSON.stringify(validate.errors));
  }
  return (placed) => (_req, res, next) => {
    const send = res.json;
    res.json = function sendChecked(this: Response, body: unknown) {
      res.json = send;
      try {
        check(placed, res, body);
      } catch (failure) {
        // The sender may be an error handler itself: the one after it gets this failure.
        next(failure);
        return this;
      }
      return send.call(this, body);
    };
    next();
  };
}

/** @returns by its place in the contract, such as "#/components/schemas/Audit": a schema, compiled once */
function compileWhenNeeded({ paths, components }: OpenApiDocument): (place: string) => ValidateFunction {
  const ajv = new Ajv2020({
    strict: false,
    validateSchema: false,
    formats: { ...CONTRACT_FORMATS, uri: true, binary: true },
  });
  ajv.removeKeyword('writeOnly');
  // Such a field has no place in a response, whatever its value.
  ajv.addKeyword({ keyword: 'writeOnly', validate: (isWriteOnly: boolean) => !isWriteOnly });
  ajv.addSchema({ paths, components }, CONTRACT);
  const compiled = new Map<string, ValidateFunction>();
  return (place) => {
    const found = compiled.get(place) ?? ajv.getSchema(`${CONTRACT}${place}`);
    if (!found) throw new Error(`The contract has no ${place}`);
    compiled.set(place, found);
    return found;
  };
}

/** @throws when the operation has no such response, or one without such a body */
function findSchema(document: OpenApiDocument, placed: PlacedOperation, res: Response): string {
  const { method, path, operation } = placed;
  const status = String(res.statusCode);
  const found = operation.responses[status];
  if (!found) throw breach(placed, `there is no response ${status}`);
  const reference = found['$ref'];
  const isNamed = typeof reference === 'string';
  const response = isNamed ? readPart(readPart(document['components'], 'responses'), lastOf(reference)) : found;
  const [type = JSON_TYPE] = String(res.getHeader('content-type') ?? JSON_TYPE).split(';');
  if (!readPart(readPart(response, 'content'), type)) throw breach(placed, `response ${status} is no ${type}`);
  const steps = ['paths', path, method.toLowerCase(), 'responses', status];
  const place = isNamed ? reference : `#${steps.map(toPointer).join('')}`;
  return `${place}${['content', type, 'schema'].map(toPointer).join('')}`;
}

function lastOf(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}

/** RFC 6901 3 and 6: a step of a JSON pointer in a URL. */
function toPointer(step: string): string {
  return `/${encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))}`;
}

function breach({ operation }: PlacedOperation, what: string): Error {
  return new Error(`${operation.operationId} breaks the contract: ${what}`);
}
