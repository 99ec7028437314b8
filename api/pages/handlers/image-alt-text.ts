import { createHash } from 'node:crypto';
import type { Request } from 'express';
import { imageKey } from '../../../domain/operations/artifact-keys.js';
import type { Operation } from '../../../domain/operations/operations.js';
import { findImageError } from '../../../domain/seo/images/find-image-error.js';
import { readFileName } from '../../../domain/seo/images/same-image.js';
import type { ArtifactsRepository } from '../../../store/artifacts/artifacts.js';
import type { components } from '../../generated/openapi.js';
import type { HandlersOf } from '../../http/contract/handler.js';
import { HttpError } from '../../http/http-error.js';
import { allowedUrl, type UrlGuard } from '../../http/requests/allowed-url.js';
import { readLanguage } from '../../http/requests/read-language.js';
import { currentUser } from '../../http/requests/request-context.js';
import { sendResult } from '../../operations/send-operation.js';
import { type OperationStartDeps, operationId, startOperation } from '../../operations/start-operation.js';

type Body = components['schemas']['ImageAltTextRequest'];
type Form = components['schemas']['ImageAltTextForm'];

export interface ImageAltTextDeps extends OperationStartDeps {
  artifacts: OperationStartDeps['artifacts'] & Pick<ArtifactsRepository, 'putPacked'>;
  guard: UrlGuard;
}

const TYPE = 'image_alt_text';
const MAX_NAME_CHARS = 200;

/** Takes an image by address, or as a file: its bytes go through the store, never through a workflow. */
export function createImageAltTextHandlers(deps: ImageAltTextDeps): HandlersOf<'startImageAltText'> {
  return {
    startImageAltText: async (req, res) => {
      const { body } = req;
      const image = isForm(req, body) ? await readUpload(deps, req, body) : await readBody(deps, req, body);
      const { field, id, asked, ...input } = image;
      const about = input.image_url === null ? { about: input.file_name } : { site_url: input.image_url };
      const send = async (ended: Operation) => {
        throwIfUnusable(ended, field);
        await sendResult(deps, res, ended);
      };
      await startOperation(deps, req, res, { type: TYPE, input, ...about, asked }, send, id);
    },
  };
}

/** The validator has checked each by the schema of its media type. */
function isForm(req: Pick<Request, 'is'>, _body: Body | Form): _body is Form {
  return typeof req.is('multipart/form-data') === 'string';
}

async function readBody(deps: ImageAltTextDeps, req: object, { context = '', keywords, ...body }: Body) {
  const image_url = await allowedUrl(deps.guard, body.image_url, 'image_url');
  const reported = { context, keywords, ...(await readPlace(deps, body)) };
  const input = { image_url, file_name: readFileName(image_url).slice(0, MAX_NAME_CHARS), ...reported };
  return { field: 'image_url', id: operationId(req, TYPE), asked: input, ...input };
}

/** A repeat under the same Idempotency-Key finds the first one's bytes in the store and leaves them. */
async function readUpload(deps: ImageAltTextDeps, req: object, { context = '', keywords = '', ...form }: Form) {
  const file = uploadedFile(req);
  const fault = findImageError(file.buffer);
  if (fault !== null) throw unusable('image_file', fault);
  const reported = { context, keywords: splitKeywords(keywords), ...(await readPlace(deps, form)) };
  const id = operationId(req, TYPE);
  const { id: userId } = currentUser(req);
  const known = await deps.operations.find(userId, id);
  if (!known) await deps.artifacts.putPacked(userId, imageKey(id), file.buffer);
  const input = { image_url: null, file_name: readFileName(file.name).slice(0, MAX_NAME_CHARS), ...reported };
  const digest = createHash('sha256').update(file.buffer).digest('hex');
  return { field: 'image_file', id, asked: { ...input, digest }, ...input };
}

async function readPlace(deps: ImageAltTextDeps, { page_url, language }: { page_url?: string; language: string }) {
  const page = page_url === undefined ? null : await allowedUrl(deps.guard, page_url, 'page_url');
  return { page_url: page, language: readLanguage(language) };
}

/** Multer puts files here. A text field of the name passes the validator, and is no file. */
function uploadedFile(req: object): { name: string; buffer: Buffer } {
  const files: unknown = 'files' in req ? req.files : undefined;
  const [file]: unknown[] = Array.isArray(files) ? files : [];
  if (typeof file === 'object' && file !== null && 'buffer' in file && 'originalname' in file) {
    const { buffer, originalname } = file;
    if (Buffer.isBuffer(buffer)) return { name: String(originalname).replace(/^.*\\/s, ''), buffer };
  }
  throw HttpError.invalidInput({ loc: ['body', 'image_file'], msg: 'Field required', type: 'missing' });
}

function splitKeywords(text: string): string[] {
  return [...new Set(text.split(',').map((word) => word.trim()))].filter((word) => word !== '');
}

/** That an image can't be decoded is an error of the input, even if it shows only later. */
function throwIfUnusable({ status, error }: Operation, field: string): void {
  if (status === 'failed' && error?.code === 'invalid_input') throw unusable(field, error.detail);
}

function unusable(field: string, msg: string): HttpError {
  return HttpError.invalidInput({ loc: ['body', field], msg, type: 'image_not_usable' });
}
