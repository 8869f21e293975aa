/** PostgreSQL's type numbers. */
export const INT8 = 20
export const NUMERIC = 1700

/** Counts and units are always bigint, on both drivers. */
export function parseInteger(text: string): bigint {
  return BigInt(text)
}

/** Money columns are numeric(78,0): whole numbers. Anything with a fraction stays text, so that nothing is lost. */
export function parseNumeric(text: string): bigint | string {
  return text.includes('.') || text === 'NaN' ? text : BigInt(text)
}
