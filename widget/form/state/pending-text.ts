/** Stands while a new estimate is on its way, as if the estimated amount were unknown (CALC-10). */
export const PENDING_TEXT = '...'
