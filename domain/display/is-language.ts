/** Whether numbers and dates can be written in the way of this language (BCP 47). */
export function isLanguage(tag: string): boolean {
  try {
    return tag !== 'auto' && Intl.NumberFormat.supportedLocalesOf([tag]).length > 0;
  } catch (error) {
    // No language tag at all.
    if (error instanceof RangeError) return false;
    throw error;
  }
}
