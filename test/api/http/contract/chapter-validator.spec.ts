import { expect } from 'chai';
import type { RequestHandler } from 'express';
import { createChapterValidator } from '../../../../api/http/contract/chapter-validator.js';
import { createBodyParser } from '../../../../api/http/requests/body-parser.js';
import { documentFor } from '../../../support/api/test-api.js';
import { createThingHandlers, THING_PATHS } from '../../../support/api/thing-paths.js';
import { startSmallApp } from '../../../support/sites/small-app.js';

describe('[I] createChapterValidator', () => {
  const handlers = createThingHandlers({ made: 0 });
  const document = documentFor({ paths: THING_PATHS, handlers });
  const paths = ['/things'];

  /** Apps whose handlers answer with the name of the app, as does what runs before. */
  async function startNamed(name: string, validateResponses: boolean) {
    const seen: string[] = [];
    const before: RequestHandler = (_req, _res, next) => {
      seen.push(name);
      next();
    };
    const createThing: RequestHandler = (_req, res) => void res.status(201).json({ name, made: 1 });
    const own = { ...handlers, createThing };
    const app = await startSmallApp([
      createBodyParser(),
      createChapterValidator({ document, paths, handlers: own, before, validateResponses }),
    ]);
    const post = (body: unknown) =>
      app.call('POST', '/things', { headers: { 'content-type': 'application/json' }, body });
    return { seen, post, close: () => app.close() };
  }

  it('hands requests to the handlers of their own app, which may share what checks them', async () => {
    const apps = [await startNamed('one', true), await startNamed('two', true)];
    try {
      for (const { post } of [...apps, ...apps]) {
        expect((await post({ size: 'large' })).status).to.equal(422);
        expect((await post({ name: 'x' })).status).to.equal(201);
      }
      const names = await Promise.all(apps.map(async ({ post }) => (await post({ name: 'x' })).json));
      expect(names).to.deep.equal([
        { name: 'one', made: 1 },
        { name: 'two', made: 1 },
      ]);
      expect(apps.map(({ seen }) => [...new Set(seen)])).to.deep.equal([['one'], ['two']]);
    } finally {
      for (const app of apps) await app.close();
    }
  });
});
