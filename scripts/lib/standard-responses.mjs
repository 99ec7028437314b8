/**
 * The standard responses of every operation of a kind, so that the contract states them once and here. An operation
 * that describes such a status itself keeps its own words.
 */

const METHODS = ['get', 'put', 'post', 'delete', 'patch'];

/**
 * @typedef {Record<string, any>} Json
 * @typedef {{ method: string, operation: Json, security: Json[], parameters: string[] }} Asked
 */

/** What an operation fails with when it was waited for, unless it says by `x-own-failures` that it describes all of it. */
const mayFail = (/** @type {Asked} */ { operation, parameters }) =>
  parameters.includes('Prefer') && operation['x-own-failures'] !== true;

/** @type {Record<string, { response: string, applies: (asked: Asked) => boolean }>} */
const STANDARD = {
  400: { response: 'BadRequest', applies: ({ operation }) => operation.requestBody !== undefined },
  401: { response: 'Unauthorized', applies: ({ security }) => security.length > 0 },
  402: { response: 'PaymentRequired', applies: ({ operation }) => operation['x-required-plans'] !== undefined },
  403: {
    response: 'Forbidden',
    applies: ({ method, security }) => method !== 'get' && security.some((one) => 'sessionCookie' in one),
  },
  409: { response: 'Conflict', applies: ({ parameters }) => parameters.includes('IdempotencyKey') },
  413: { response: 'TooLarge', applies: ({ operation }) => operation.requestBody !== undefined },
  415: { response: 'UnsupportedMediaType', applies: ({ operation }) => operation.requestBody !== undefined },
  422: { response: 'InvalidInput', applies: () => true },
  429: { response: 'TooManyRequests', applies: ({ operation }) => operation['x-rate-limit'] !== false },
  500: { response: 'InternalError', applies: () => true },
  502: { response: 'OperationFailed', applies: mayFail },
  503: { response: 'OperationFailed', applies: mayFail },
  504: { response: 'OperationFailed', applies: mayFail },
};

/**
 * The standard responses of an operation, by status.
 * @param {Json} document with `paths` in place
 * @param {string} method lower case
 * @param {Json} operation
 * @returns {Record<string, { $ref: string }>}
 */
export function standardResponses(document, method, operation) {
  const asked = {
    method,
    operation,
    security: operation.security ?? document.security ?? [],
    parameters: (operation.parameters ?? []).map((/** @type {Json} */ { $ref = '' }) => $ref.split('/').pop()),
  };
  return Object.fromEntries(
    Object.entries(STANDARD)
      .filter(([, { applies }]) => applies(asked))
      .map(([status, { response }]) => [status, { $ref: `#/components/responses/${response}` }]),
  );
}

/** Every error comes in this form too, for callers whose `Accept` prefers it (RFC 9457). */
const PROBLEM = {
  type: 'object',
  description: 'Problem details (RFC 9457). Members that the plain form has beside `detail` are here as well.',
  required: ['type', 'title', 'status', 'detail'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string', description: 'The reason phrase of the status.' },
    status: { type: 'integer', minimum: 400, maximum: 599 },
    detail: { type: 'string', description: 'What went wrong, for people.' },
    errors: {
      type: 'array',
      description: 'What is wrong with the input, as `detail` lists it in the plain form.',
      items: { type: 'object', additionalProperties: true },
    },
  },
  additionalProperties: true,
};

/**
 * @param {Json} responses errors; changed in place
 * @param {Json} schemas of the components; gets the form where an error has it
 */
function addProblems(responses, schemas) {
  for (const response of Object.values(responses)) {
    const { $ref = '', properties } = response.content?.['application/json']?.schema ?? {};
    // That a part is down is no error of the probe that says so.
    const isError = 'detail' in (properties ?? schemas[$ref.split('/').pop()]?.properties ?? {});
    if (!isError) continue;
    response.content['application/problem+json'] = { schema: { $ref: '#/components/schemas/Problem' } };
    schemas.Problem = PROBLEM;
  }
}

/**
 * Adds to each operation the standard responses that it does not describe itself, in the order of their statuses, and
 * to each error the form of RFC 9457.
 * @param {Json} document changed in place
 */
export function addStandardResponses(document) {
  for (const item of Object.values(document.paths))
    for (const method of METHODS) {
      const operation = item[method];
      if (operation === undefined) continue;
      operation.responses = { ...standardResponses(document, method, operation), ...operation.responses };
      delete operation['x-own-failures'];
    }
  const { responses = {}, schemas = {} } = document.components ?? {};
  const errors = Object.values(document.paths).flatMap((item) =>
    METHODS.flatMap((method) => Object.values(pickErrors(item[method]?.responses ?? {}))),
  );
  addProblems(
    errors.map((error) => responses[error.$ref?.split('/').pop()] ?? error),
    schemas,
  );
}

/** @param {Json} responses @returns {Json} those of 400 and above */
function pickErrors(responses) {
  return Object.fromEntries(Object.entries(responses).filter(([status]) => Number(status) >= 400));
}
