/** How numbers and times are written for one person. Texts are English for everybody. */
export interface Display {
  /** BCP 47, such as `de-CH`; `en` and its kinds write days as "27 Nov 2026". */
  language: string;
  /** IANA name of the zone that times are told in. */
  time_zone: string;
}
