import { cookieValue } from '../../cookie-value.ts'

/** The visitor's value of the price experiment (CALC-29); null without one. Call it in a browser only. */
export function readWtpExperiment(): string | null {
  return cookieValue(document.cookie, 'WTP_AB_variant')
}
