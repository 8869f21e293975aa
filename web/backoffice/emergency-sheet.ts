/** Id of the sheet that asks whether all payouts are to be stopped. */
export const EMERGENCY_SHEET = 'emergency-stop'
