import { createRequire } from 'node:module';
import { expect } from 'chai';
import { CONTRACT_FORMATS } from '../../api/http/contract/contract-formats.js';
import { plainContract } from '../support/contract.js';

interface Media {
  example?: unknown;
  examples?: Record<string, { $ref?: string; value?: unknown }>;
}
interface Described {
  operationId: string;
  description?: string;
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { $ref?: string; content?: Record<string, Media> }>;
}
interface Validator {
  (value: unknown): boolean;
  errors?: { instancePath: string; message?: string }[] | null;
}
/** What is used of the Ajv that the API validates with. */
interface ContractAjv {
  addSchema(schema: object, id: string): void;
  getSchema(reference: string): Validator | undefined;
}

const METHODS = ['get', 'put', 'post', 'patch', 'delete'];
const ID = 'contract';

type MakeAjv = (document: object, options: object) => ContractAjv;

/** As express-openapi-validator makes them, which exports the makers to itself alone. */
const makers: Record<'createRequestAjv' | 'createResponseAjv', MakeAjv> = createRequire(import.meta.url)(
  'express-openapi-validator/dist/framework/ajv/index.js',
);

function createAjv(make: MakeAjv): ContractAjv {
  const document = plainContract();
  const ajv = make(document, {
    formats: CONTRACT_FORMATS,
    ajvFormats: { mode: 'fast' },
    strict: false,
    allErrors: true,
  });
  ajv.addSchema(document, ID);
  return ajv;
}

const contract = plainContract();
const requests = createAjv(makers.createRequestAjv);
const answers = createAjv(makers.createResponseAjv);

function resolve<Part extends { $ref?: string }>(part: Part): Part {
  const names = part.$ref?.split('/').slice(1);
  return names === undefined ? part : names.reduce((at, name) => at[name], contract);
}

const escapePointer = (name: string): string => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));

const examplesOf = ({ example, examples = {} }: Media): unknown[] => [
  ...(example === undefined ? [] : [example]),
  ...Object.values(examples).map((one) => resolve(one).value),
];

/** Each content of an operation, with the pointer to it. */
function contents({ requestBody, responses }: Described, at: string): [string, Media][] {
  const asked = Object.entries(requestBody?.content ?? {}).map(([form, media]): [string, Media] => [
    `${at}/requestBody/content/${escapePointer(form)}`,
    media,
  ]);
  const answered = Object.entries(responses).flatMap(([status, response]) =>
    Object.entries(resolve(response).content ?? {}).map(([form, media]): [string, Media] => [
      `${response.$ref ?? `${at}/responses/${status}`}/content/${escapePointer(form)}`,
      media,
    ]),
  );
  return [...asked, ...answered];
}

function judge(pointer: string, example: unknown): string[] {
  const ajv = pointer.includes('/requestBody/') ? requests : answers;
  const validate = ajv.getSchema(`${ID}${pointer}/schema`);
  if (validate === undefined) return [`${pointer} has no schema`];
  return validate(example) ? [] : (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
}

const operations = Object.entries<Record<string, Described>>(contract.paths).flatMap(([path, item]) =>
  METHODS.flatMap((method) => {
    const operation = item[method];
    return operation ? [{ operation, at: `#/paths/${escapePointer(path)}/${method}` }] : [];
  }),
);

describe('[U] examples of openapi.yaml', () => {
  it('are there for every body, and for what every operation answers when all is well', () => {
    expect(operations.length).to.be.greaterThan(200);
    const without = operations.flatMap(({ operation, at }) => {
      const [bodies, results] = [
        contents({ ...operation, responses: {} }, at),
        contents({ operationId: operation.operationId, responses: pickSuccess(operation.responses) }, at),
      ];
      const lacks = [
        ...bodies.filter(([, media]) => examplesOf(media).length === 0).map(([pointer]) => pointer),
        ...(results.length > 0 && results.every(([, media]) => examplesOf(media).length === 0) ? [at] : []),
      ];
      return lacks.map((pointer) => `${operation.operationId} ${pointer}`);
    });
    expect(without).to.deep.equal([]);
  });

  it('come with a description of every operation', () => {
    const without = operations.filter(({ operation }) => !operation.description?.trim());
    expect(without.map(({ operation }) => operation.operationId)).to.deep.equal([]);
  });

  it('keep the schemas that they are examples of, by the validator of the API', () => {
    const wrong = operations.flatMap(({ operation, at }) =>
      contents(operation, at).flatMap(([pointer, media]) =>
        examplesOf(media).flatMap((example) =>
          judge(pointer, example).map((fault) => `${operation.operationId} ${pointer}: ${fault}`),
        ),
      ),
    );
    expect(wrong).to.deep.equal([]);
  }).timeout(180_000);

  it('are judged by a validator that refuses what is wrong', () => {
    const at = '#/paths/~1api~1operations~1{id}/get/responses/200/content/application~1json';
    expect(judge(encodeURI(at), { id: 5 }).join('\n')).to.include('/id must be string');
  });
});

function pickSuccess(responses: Described['responses']): Described['responses'] {
  return Object.fromEntries(Object.entries(responses).filter(([status]) => status.startsWith('2')));
}
