import { DE_INDEX_WHYS } from './whys/index-whys.js';
import { DE_PAGE_WHYS } from './whys/page-whys.js';

/** Why a check matters, for the checks that sites of every kind meet; the others say what their category says. */
export const DE_WHYS: Readonly<Record<string, string>> = { ...DE_INDEX_WHYS, ...DE_PAGE_WHYS };
