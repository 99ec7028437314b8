import { expect } from 'chai';
import type { RequestHandler } from 'express';
import { createContractRouter } from '../../api/http/contract/contract-router.js';
import { listOperations } from '../../api/http/contract/openapi-document.js';
import { createOperationFinder } from '../../api/http/contract/operation-finder.js';
import { createBodyParser } from '../../api/http/requests/body-parser.js';
import { createOperationMatcher } from '../../api/http/requests/gate.js';
import { plainContract, readContract } from '../support/contract.js';
import { type SmallApp, startSmallApp } from '../support/sites/small-app.js';

interface Media {
  schema?: { $ref?: string; example?: unknown; type?: string; items?: { $ref?: string } };
  example?: unknown;
}
type Content = Record<string, Media>;

const document = readContract();
const schemas: Record<string, { example?: unknown }> = plainContract().components.schemas;
const operations = listOperations(document).filter(({ path }) => path.includes('/backlink-outreach/'));

const named = (ref: string | undefined): unknown => schemas[ref?.split('/').pop() ?? '']?.example;

/** The example of an answer: its own, that of its schema, or a list of one of those of its items. */
function exampleOf({ example, schema }: Media): unknown {
  if (example !== undefined) return example;
  const item = named(schema?.items?.$ref);
  return item === undefined ? named(schema?.$ref) : [item];
}

function answerOf(responses: Record<string, unknown>): { status: number; body: unknown } | null {
  for (const status of ['200', '201']) {
    const json = (responses[status] as { content?: Content } | undefined)?.content?.['application/json'];
    if (json) return { status: Number(status), body: exampleOf(json) };
  }
  return null;
}

describe('[I] examples of outreach in openapi.yaml', () => {
  const answers = new Map(
    operations.map(({ operation }) => [operation.operationId, answerOf(operation.responses)] as const),
  );
  let app: SmallApp;
  before(async () => {
    const pass: RequestHandler = (_req, _res, next) => next();
    const answerWith =
      (id: string): RequestHandler =>
      (_req, res) => {
        const answer = answers.get(id);
        if (answer) res.status(answer.status).json(answer.body);
        else res.status(204).end();
      };
    const handlers = Object.fromEntries(
      listOperations(document).map(({ operation: { operationId } }) => [operationId, answerWith(operationId)]),
    );
    app = await startSmallApp([
      createOperationMatcher(createOperationFinder(document)),
      createBodyParser(),
      createContractRouter({ document, handlers, before: pass, validateResponses: true }),
    ]);
  });
  after(() => app.close());

  for (const { method, path, operation } of operations) {
    it(`${operation.operationId}: what is sent and what is answered keeps the contract`, async () => {
      const content = (operation['requestBody'] as { content?: Content } | undefined)?.content ?? {};
      const [[type, media] = [undefined, undefined]] = Object.entries(content);
      const given = type === undefined ? {} : { headers: { 'content-type': type }, body: toBody(media?.example) };
      if (type !== undefined) expect(media?.example, 'an example of the body').to.not.equal(undefined);
      const answer = answers.get(operation.operationId);
      if (answer) expect(answer.body, 'an example of the answer').to.not.equal(undefined);
      const { status, text: said } = await app.call(method, path.replaceAll(/\{\w+\}/g, 'a'.repeat(24)), given);
      expect(status, said).to.equal(answer?.status ?? 204);
    });
  }
});

function toBody(example: unknown): string {
  return typeof example === 'string' ? example : JSON.stringify(example);
}
