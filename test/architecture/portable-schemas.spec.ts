import { expect } from 'chai';
import mongoose, { type IndexDefinition, type IndexOptions, Schema } from 'mongoose';
import { MODELS } from '../../store/index.js';
import { expectNone } from '../support/expect-none.js';
import { type LintedModel, lintSchemas } from '../support/lint-schemas.js';
import { projectFiles, readProjectFile } from '../support/project-files.js';

/** Connects to nothing: schemas are enough. */
const connection = mongoose.createConnection();

/** A model with this one index over a fixed field `a`, and `b` and `c` that may change. */
function modelWith(key: IndexDefinition, options: IndexOptions = {}, schemaOptions: object = {}): LintedModel {
  const fields = { a: { type: String, immutable: true }, b: String, c: String, at: Date };
  return { modelName: 'Bad', schema: new Schema(fields, schemaOptions).index(key, options) };
}

const BAD: [string, LintedModel, string][] = [
  [
    'a text index',
    modelWith({ b: 'text' }),
    'Bad {"b":"text"}: only the kinds 1 and -1, no text, hashed, 2dsphere or wildcard',
  ],
  [
    'a hashed index',
    modelWith({ b: 'hashed' }),
    'Bad {"b":"hashed"}: only the kinds 1 and -1, no text, hashed, 2dsphere or wildcard',
  ],
  [
    'a TTL over two fields',
    modelWith({ at: 1, b: 1 }, { expireAfterSeconds: 0 }),
    'Bad {"at":1,"b":1}: a TTL index has one field',
  ],
  [
    'a unique field that may change',
    modelWith({ a: 1, b: 1 }, { unique: true }),
    'Bad {"a":1,"b":1}: the unique field "b" must be immutable',
  ],
  [
    'a partial filter on a later key',
    modelWith({ a: 1, b: 1 }, { partialFilterExpression: { b: 'x' } }),
    'Bad {"a":1,"b":1}: the partial filter names "b", which is a key but not the first',
  ],
  [
    'a partial filter on a later key inside of $and',
    modelWith({ a: 1, b: 1 }, { partialFilterExpression: { $and: [{ b: 'x' }] } }),
    'Bad {"a":1,"b":1}: the partial filter names "b", which is a key but not the first',
  ],
  [
    'a unique partial index whose filter may change',
    modelWith({ a: 1 }, { unique: true, partialFilterExpression: { c: 'x' } }),
    'Bad {"a":1}: unique and partial on "c", which may change: use a collection of claims',
  ],
  [
    'an operator that is refused',
    modelWith({ a: 1 }, { partialFilterExpression: { c: { $ne: null } } }),
    'Bad {"a":1}: an operator that is not allowed in a partial filter',
  ],
  [
    'a filter for absence',
    modelWith({ a: 1 }, { partialFilterExpression: { c: { $exists: false } } }),
    'Bad {"a":1}: an operator that is not allowed in a partial filter',
  ],
  [
    'sparse and partial at once',
    modelWith({ a: 1 }, { sparse: true, partialFilterExpression: { c: 'x' } }),
    'Bad {"a":1}: sparse and partial exclude each other',
  ],
  [
    'autoIndex',
    modelWith({ a: 1 }, {}, { autoIndex: true }),
    'Bad: autoIndex must stay off, ensureIndexes makes collections and indexes',
  ],
  [
    'autoCreate',
    modelWith({ a: 1 }, {}, { autoCreate: true }),
    'Bad: autoCreate must stay off, ensureIndexes makes collections and indexes',
  ],
];

describe('[U] schemas', () => {
  const models = MODELS.map((model) => model(connection));

  it('of every model file are made by ensure', async () => {
    const inFiles: string[] = [];
    for (const path of projectFiles('store', '-model.ts')) {
      const module: Record<string, unknown> = await import(`../../${path.replace(/ts$/, 'js')}`);
      inFiles.push(...Object.keys(module).filter((name) => name.endsWith('Model')));
    }
    expect(inFiles.length).to.be.greaterThan(0);
    expect(MODELS.map(({ name }) => name).sort()).to.deep.equal(inFiles.sort());
  });

  it('have a collection each', () => {
    const names = models.map(({ collection }) => collection.name);
    expect(new Set(names).size).to.equal(names.length);
  });

  it('are portable', () => {
    expectNone(lintSchemas(models), 'Not portable between databases');
  });

  it('make no index and no collection by themselves', () => {
    const connect = readProjectFile('store/base/connect.ts');
    expect(connect)
      .to.match(/\bautoIndex: false\b/)
      .and.match(/\bautoCreate: false\b/);
  });
});

describe('[U] lint of schemas', () => {
  for (const [what, model, error] of BAD) {
    it(`refuses ${what}`, () => {
      expect(lintSchemas([model])).to.deep.equal([error]);
    });
  }

  it('lets pass what every database does', () => {
    const good = [
      modelWith({ a: 1, b: -1 }),
      modelWith({ at: 1 }, { expireAfterSeconds: 0 }),
      modelWith({ a: 1 }, { unique: true }),
      modelWith({ b: 1, c: 1 }, { partialFilterExpression: { b: { $exists: true } } }),
      modelWith({ a: 1 }, { unique: true, partialFilterExpression: { a: { $gt: '' } } }),
    ];
    expect(lintSchemas(good)).to.deep.equal([]);
  });
});
