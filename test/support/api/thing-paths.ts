import type { RequestHandler } from 'express';
import { currentUser, idempotencyKey } from '../../../api/http/requests/request-context.js';

const ref = (name: string) => ({ $ref: `#/components/responses/${name}` });
const ERRORS = {
  400: ref('BadRequest'),
  401: ref('Unauthorized'),
  402: ref('PaymentRequired'),
  403: ref('Forbidden'),
  404: ref('NotFound'),
  409: ref('Conflict'),
  413: ref('TooLarge'),
  415: ref('UnsupportedMediaType'),
  422: ref('InvalidInput'),
  429: ref('TooManyRequests'),
  500: ref('InternalError'),
};
const json = (schema: object) => ({ 'application/json': { schema } });
const thing = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'made'],
  properties: {
    name: { type: 'string' },
    made: { type: 'integer' },
    user: { type: 'string' },
    key: { type: ['string', 'null'] },
  },
};
const newThing = {
  type: 'object',
  additionalProperties: false,
  required: ['name'],
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 10 },
    size: { type: 'integer', minimum: 0, maximum: 5 },
    tags: { type: 'array', maxItems: 2, items: { type: 'string' } },
    free: { type: 'object' },
  },
};
const creates = (operationId: string, more: object = {}) => ({
  operationId,
  requestBody: { required: true, content: json(newThing) },
  responses: { ...ERRORS, 201: { description: 'made', content: json(thing) } },
  ...more,
});
const reads = (operationId: string, more: object = {}) => ({
  operationId,
  responses: { ...ERRORS, 200: { description: 'found', content: json(thing) } },
  ...more,
});

/** A contract of things, with one operation for each rule of the ground. */
export const THING_PATHS = {
  '/things': {
    post: creates('createThing'),
    get: reads('listThings', {
      parameters: [
        { $ref: '#/components/parameters/Limit' },
        { $ref: '#/components/parameters/Cursor' },
        { $ref: '#/components/parameters/Prefer' },
      ],
    }),
  },
  '/things/{id}': {
    parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string', pattern: '^[0-9a-f]{4}$' } }],
    get: reads('getThing'),
    delete: { operationId: 'deleteThing', responses: { ...ERRORS, 204: { description: 'gone' } } },
  },
  '/things/latest': { get: reads('getLatestThing') },
  '/joined-things': { post: creates('joinThing', { 'x-idempotency-in-flight': 'join' }) },
  '/secret-things': { post: creates('createSecretThing', { 'x-secret-answer': true }) },
  '/premium-things': { post: creates('createPremiumThing', { 'x-required-plans': ['premium', 'enterprise'] }) },
  '/public-things': { get: reads('getPublicThing', { security: [] }) },
  '/things-stream': {
    get: {
      operationId: 'streamThings',
      responses: { ...ERRORS, 200: { description: 'events', content: { 'text/event-stream': {} } } },
    },
  },
  '/uploads': {
    post: {
      operationId: 'upload',
      requestBody: {
        required: true,
        content: {
          'multipart/form-data': {
            schema: {
              type: 'object',
              additionalProperties: false,
              required: ['image'],
              properties: { image: { type: 'string', format: 'binary' } },
            },
          },
        },
      },
      responses: { ...ERRORS, 201: { description: 'made', content: json(thing) } },
    },
  },
};

export interface ThingLog {
  made: number;
}

/** Counts what it makes, so that a spec sees how often something was really done. */
export function createThingHandlers(log: ThingLog): Record<string, RequestHandler> {
  const make: RequestHandler = (req, res) => {
    log.made++;
    const name = typeof req.body?.name === 'string' ? req.body.name : 'file';
    res
      .status(201)
      .location(`/things/${log.made}`)
      .json({ name, made: log.made, user: currentUser(req).id, key: idempotencyKey(req) });
  };
  const show: RequestHandler = (req, res) => {
    res.json({ name: String(req.params['id'] ?? req.query['limit'] ?? 'thing'), made: log.made });
  };
  return {
    createThing: make,
    joinThing: make,
    createSecretThing: make,
    createPremiumThing: make,
    upload: make,
    listThings: show,
    getThing: show,
    getLatestThing: (_req, res) => void res.json({ name: 'latest', made: log.made }),
    getPublicThing: show,
    deleteThing: (_req, res) => void res.status(204).end(),
    streamThings: (_req, res) => void res.type('text/event-stream').end('event: done\n\n'),
  };
}
