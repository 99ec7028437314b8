import type { FoundPage } from './found-page.js';
import { findGuestPostRefusal } from './guest-post-refusal.js';
import { findMailRefusal } from './mail-refusal.js';

const INVITATION =
  /\b(?:write\s+for\s+us|guest\s+post(?:s|ing)?|guest\s+blogg\w+|guest\s+(?:author|writer|contributor|article)s?|become\s+a\s+(?:\w+\s+)?(?:contributor|writer|author)|submit\s+(?:a|an|your)\s+(?:guest\s+)?(?:post|article|story|pitch)|contributor\s+guidelines|pitch\s+us|gastbeitr\w+|gastartikel|article\s+invit\w+|artículo\s+de\s+invitado|articolo\s+ospite)/i;
const GUIDELINES =
  /\b(?:guest\s+(?:post|blog\w*)\s+guidelines|submission\s+guidelines|contributor\s+guidelines|writers?['’]?\s+guidelines|editorial\s+guidelines|how\s+to\s+(?:submit|contribute|pitch)|what\s+we(?:['’]re|\s+are)\s+looking\s+for|word\s+count|minimum\s+of\s+\d{3,4}\s+words|\d{3,4}\s*(?:\+|-|–|to)?\s*\d{0,4}\s+words)/i;
const URL_FOOTPRINT =
  /(?:write[-_]?for[-_]?us|guest[-_]?(?:post|blog|author|writer)|contribut|submi(?:t|ssion)|pitch)/i;

export interface GuestPostSignals {
  /** Outweighs every phrase that invites. */
  refusal: string | null;
  in_url: boolean;
  in_title: boolean;
  in_text: string | null;
  has_guidelines: boolean;
}

/** What a page says about guest posts. */
export function readGuestPostSignals({ url, title, headings, text }: FoundPage): GuestPostSignals {
  const all = `${title}\n${headings.join('\n')}\n${text}`;
  return {
    refusal: findGuestPostRefusal(all) ?? findMailRefusal(all),
    in_url: URL_FOOTPRINT.test(url.replace(/^https?:\/\/[^/]+/i, '')),
    in_title: INVITATION.test(`${title}\n${headings[0] ?? ''}`),
    in_text: INVITATION.exec(text)?.[0] ?? null,
    has_guidelines: GUIDELINES.test(all),
  };
}
