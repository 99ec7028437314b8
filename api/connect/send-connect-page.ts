import type { Response } from 'express';
import { CONNECT_POLICY } from '../../web/connect/connect-policy.js';
import { renderConnect } from '../../web/connect/render-connect.js';
import type { FinishedConnect } from './take-response.js';

/** The page that says to a browser what came of connecting. */
export function sendConnectPage(res: Response, { status, shown }: Pick<FinishedConnect, 'status' | 'shown'>): void {
  res.status(status).set({
    'Content-Security-Policy': CONNECT_POLICY,
    'Content-Type': 'text/html; charset=utf-8',
    'X-Robots-Tag': 'noindex, nofollow',
  });
  res.send(renderConnect(shown));
}
