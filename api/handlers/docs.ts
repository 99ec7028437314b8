import type { RequestHandler } from 'express';
import type { OpenApiDocument } from '../contract/openapi-document.js';
import { showDocs } from '../docs.js';

export interface DocsDeps {
  document: OpenApiDocument;
  /** The same as YAML, comments and all. */
  documentText: string;
}

export function createDocsHandlers({ document, documentText }: DocsDeps) {
  const getOpenApiJson: RequestHandler = (_req, res) => {
    res.json(document);
  };

  const getOpenApiYaml: RequestHandler = (_req, res) => {
    res.type('application/yaml').send(documentText);
  };

  return { getOpenApiJson, getOpenApiYaml, getDocs: showDocs };
}
