import type { Check } from './check.js';
import { langContentMismatch } from './lang/content-mismatch.js';
import { langInvalid } from './lang/invalid.js';
import { langMissing } from './lang/missing.js';
import { langUntranslated } from './lang/untranslated.js';

/** The checks about the stated language of pages. */
export const LANG_CHECKS: readonly Check[] = [langMissing, langInvalid, langContentMismatch, langUntranslated];
