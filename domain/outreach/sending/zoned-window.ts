import { recipientTimeZone } from '../campaigns/recipient-time-zone.js';
import type { SendingWindow } from './sender.js';

/** A sending window by the clock of a zone that is known. */
export interface ZonedWindow extends SendingWindow {
  time_zone: string;
}

/**
 * The window that holds for one recipient.
 * @param recipient canonical address; null when it has none
 * @param fallback IANA name, for recipients whose zone is not known
 */
export function zonedWindow(
  window: SendingWindow | null,
  recipient: string | null,
  fallback: string,
): ZonedWindow | null {
  if (window === null) return null;
  const ofRecipient = recipient === null ? null : recipientTimeZone(recipient);
  return { ...window, time_zone: window.time_zone ?? ofRecipient ?? fallback };
}
