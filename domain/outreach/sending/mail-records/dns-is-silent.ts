import type { VerifiedPart } from '../sender-verification.js';

export const DNS_IS_SILENT: VerifiedPart = {
  status: 'unknown',
  detail: 'DNS does not respond',
  advice: [],
  record: null,
};
