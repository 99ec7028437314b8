import { showDocs } from '../../docs.js';
import type { Handler } from '../contract/handler.js';
import type { OpenApiDocument } from '../contract/openapi-document.js';

export interface DocsDeps {
  document: OpenApiDocument;
  /** The same as YAML. */
  documentText: string;
}

export function createDocsHandlers({ document, documentText }: DocsDeps) {
  const getOpenApiJson: Handler<'getOpenApiJson'> = (_req, res) => {
    res.json(document);
  };

  const getOpenApiYaml: Handler<'getOpenApiYaml'> = (_req, res) => {
    res.type('application/yaml').send(documentText);
  };

  return { getOpenApiJson, getOpenApiYaml, getDocs: showDocs };
}
