import { expect } from 'chai';
import { securityOf } from '../../../api/auth/security-of.js';
import { parseOpenApiDocument } from '../../../api/contract/openapi-document.js';

const document = parseOpenApiDocument(
  JSON.stringify({
    openapi: '3.1.0',
    info: { title: 't', version: '1' },
    security: [{ bearerAuth: [] }, { sessionCookie: [] }],
    paths: {
      '/a': {
        get: { operationId: 'usual', responses: {} },
        put: { operationId: 'public', security: [], responses: {} },
        post: { operationId: 'optional', security: [{}, { bearerAuth: [] }], responses: {} },
      },
    },
  }),
);
const item = document.paths['/a'];

describe('[U] securityOf', () => {
  it("takes the operation's own word before the document's", () => {
    expect(securityOf(document, item?.get)).to.deep.equal({
      schemes: new Set(['bearerAuth', 'sessionCookie']),
      optional: false,
    });
    expect(securityOf(document, item?.put)).to.deep.equal({ schemes: new Set(), optional: true });
    expect(securityOf(document, item?.post)).to.deep.equal({ schemes: new Set(['bearerAuth']), optional: true });
  });

  it('asks nothing for a path that is not there', () => {
    expect(securityOf(document, undefined)).to.deep.equal({ schemes: new Set(), optional: true });
  });
});
