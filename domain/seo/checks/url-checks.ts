import type { Check } from './check.js';
import { urlDoubleEncoded } from './url/double-encoded.js';
import { urlFileExtensionStack } from './url/file-extension-stack.js';
import { urlFragmentOnlyRouting } from './url/fragment-only-routing.js';
import { urlLocalhost } from './url/localhost.js';
import { urlManyParams } from './url/many-params.js';
import { urlMultipleSlashes } from './url/multiple-slashes.js';
import { urlNonAscii } from './url/non-ascii.js';
import { urlRepetitivePath } from './url/repetitive-path.js';
import { urlSpace } from './url/space.js';
import { urlTooLong } from './url/too-long.js';
import { urlUnderscore } from './url/underscore.js';
import { urlUppercase } from './url/uppercase.js';

/** The checks about the form of URLs. */
export const URL_CHECKS: readonly Check[] = [
  urlUppercase,
  urlUnderscore,
  urlSpace,
  urlMultipleSlashes,
  urlNonAscii,
  urlTooLong,
  urlManyParams,
  urlRepetitivePath,
  urlDoubleEncoded,
  urlFragmentOnlyRouting,
  urlFileExtensionStack,
  urlLocalhost,
];
