/** A whole number as people write it, in digits alone; NaN for everything else, "0x10" and "1e3" too. */
export const wholeNumber = (text: string): number => (/^\d+$/.test(text.trim()) ? Number(text) : NaN);
