import type { RequestHandler } from 'express';
import { HttpError } from '../../http-error.js';

export const notBuilt: RequestHandler = () => {
  throw HttpError.unavailable('Not built yet');
};
