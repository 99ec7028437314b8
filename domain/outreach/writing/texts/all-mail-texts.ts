import type { MailLanguage } from '../mail-language.js';
import { de } from './de.js';
import { en } from './en.js';
import { es } from './es.js';
import { fr } from './fr.js';
import { it } from './it.js';
import { ja } from './ja.js';
import type { MailTexts } from './mail-texts.js';
import { nl } from './nl.js';
import { pl } from './pl.js';
import { pt } from './pt.js';

export const MAIL_TEXTS: Readonly<Record<MailLanguage, MailTexts>> = { en, de, nl, fr, es, it, pt, pl, ja };
