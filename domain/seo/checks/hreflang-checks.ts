import type { Check } from './check.js';
import { hreflangDuplicateCode } from './hreflang/duplicate-code.js';
import { hreflangHtmlLangMismatch } from './hreflang/html-lang-mismatch.js';
import { hreflangInBody } from './hreflang/in-body.js';
import { hreflangInvalidCode } from './hreflang/invalid-code.js';
import { hreflangMissingReturn } from './hreflang/missing-return.js';
import { hreflangMissingSelf } from './hreflang/missing-self.js';
import { hreflangMissingXDefault } from './hreflang/missing-x-default.js';
import { hreflangOnNoncanonical } from './hreflang/on-noncanonical.js';
import { hreflangOneUrlManyCodes } from './hreflang/one-url-many-codes.js';
import { hreflangRelative } from './hreflang/relative.js';
import { hreflangReturnCodeDiffers } from './hreflang/return-code-differs.js';
import { hreflangSourceConflict } from './hreflang/source-conflict.js';
import { hreflangToBlocked } from './hreflang/to-blocked.js';
import { hreflangToError } from './hreflang/to-error.js';
import { hreflangToNoindex } from './hreflang/to-noindex.js';
import { hreflangToNoncanonical } from './hreflang/to-noncanonical.js';
import { hreflangToRedirect } from './hreflang/to-redirect.js';
import { hreflangUnlinked } from './hreflang/unlinked.js';

/** The checks about language versions. */
export const HREFLANG_CHECKS: readonly Check[] = [
  hreflangInvalidCode,
  hreflangRelative,
  hreflangMissingSelf,
  hreflangMissingXDefault,
  hreflangMissingReturn,
  hreflangToError,
  hreflangToRedirect,
  hreflangToNoindex,
  hreflangToBlocked,
  hreflangToNoncanonical,
  hreflangOnNoncanonical,
  hreflangReturnCodeDiffers,
  hreflangSourceConflict,
  hreflangUnlinked,
  hreflangDuplicateCode,
  hreflangOneUrlManyCodes,
  hreflangHtmlLangMismatch,
  hreflangInBody,
];
