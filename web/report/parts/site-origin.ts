import { createContext } from 'preact';

/** Origin of the audited site; its own addresses are shown without it. */
export const SiteOrigin = createContext('');
