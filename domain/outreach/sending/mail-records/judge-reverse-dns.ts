import { registrableName } from '../../addresses/registrable-name.js';
import type { VerifiedPart } from '../sender-verification.js';
import { sendingService } from './sending-service.js';

export interface ReverseDnsFacts {
  /** Of the SMTP server. */
  addresses: string[];
  /** Addresses whose name is missing, or leads to another address. */
  unnamed: string[];
}

/** Whether its name can be seen from here: only that of a server of the domain's own. */
export function hasOwnServer(domain: string, smtpHost: string): boolean {
  return sendingService(smtpHost) === null && registrableName(smtpHost) === registrableName(domain);
}

/** Gmail and others refuse servers whose address has no name that leads back to it. */
export function judgeReverseDns(smtpHost: string, { addresses, unnamed }: ReverseDnsFacts): VerifiedPart {
  const part = { advice: [], record: null };
  if (addresses.length === 0) return { ...part, status: 'missing', detail: `${smtpHost} has no address` };
  if (unnamed.length > 0) {
    const detail = `${unnamed.join(', ')} has no name that leads back to it`;
    return { ...part, status: 'failed', detail, advice: [`Have your host set its PTR record to ${smtpHost}.`] };
  }
  return { ...part, status: 'ok', detail: `Each address of ${smtpHost} has a name that leads back to it` };
}
