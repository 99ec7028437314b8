import type { Check } from './check.js';
import { speedCacheShort } from './speed/cache-short.js';
import { speedCls } from './speed/cls.js';
import { speedCssWeight } from './speed/css-weight.js';
import { speedFcp } from './speed/fcp.js';
import { speedFontDisplay } from './speed/font-display.js';
import { speedHttp1 } from './speed/http1.js';
import { speedInp } from './speed/inp.js';
import { speedJsWeight } from './speed/js-weight.js';
import { speedLcp } from './speed/lcp.js';
import { speedNoFieldData } from './speed/no-field-data.js';
import { speedNoValidator } from './speed/no-validator.js';
import { speedPageWeight } from './speed/page-weight.js';
import { speedRenderBlocking } from './speed/render-blocking.js';
import { speedRequests } from './speed/requests.js';
import { speedSi } from './speed/si.js';
import { speedTbt } from './speed/tbt.js';
import { speedThirdParty } from './speed/third-party.js';
import { speedTtfb } from './speed/ttfb.js';

/** Checks of speed: what Lighthouse measured on one page, and what the crawl saw on all of them. */
export const SPEED_CHECKS: readonly Check[] = [
  speedLcp,
  speedCls,
  speedFcp,
  speedTbt,
  speedSi,
  speedPageWeight,
  speedRequests,
  speedTtfb,
  speedRenderBlocking,
  speedJsWeight,
  speedCssWeight,
  speedCacheShort,
  speedNoValidator,
  speedHttp1,
  speedFontDisplay,
  speedInp,
  speedNoFieldData,
  speedThirdParty,
];
