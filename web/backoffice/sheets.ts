/** Id of the sheet that asks whether all payouts are to be stopped. */
export const EMERGENCY_SHEET = 'emergency-stop'

/** Id of the list of keyboard shortcuts. */
export const SHORTCUTS_SHEET = 'keyboard-shortcuts'
