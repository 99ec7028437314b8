import { expect } from 'chai';
import { findSecurity } from '../../../../api/http/auth/find-security.js';
import { parseOpenApiDocument } from '../../../../api/http/contract/openapi-document.js';

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

describe('[U] findSecurity', () => {
  it("takes the operation's own word before the document's", () => {
    expect(findSecurity(document, item?.get)).to.deep.equal({
      schemes: new Set(['bearerAuth', 'sessionCookie']),
      optional: false,
    });
    expect(findSecurity(document, item?.put)).to.deep.equal({ schemes: new Set(), optional: true });
    expect(findSecurity(document, item?.post)).to.deep.equal({ schemes: new Set(['bearerAuth']), optional: true });
  });

  it('asks nothing for a path that is not there', () => {
    expect(findSecurity(document, undefined)).to.deep.equal({ schemes: new Set(), optional: true });
  });
});
