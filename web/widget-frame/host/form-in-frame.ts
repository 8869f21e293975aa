import type { GivenChoice } from '@causeway/widget/form'

/**
 * The running form, as the frame's script changes it. The two are islands of their own and share no code: what hands it over
 * puts it on the window and dispatches `widget-form`.
 */
export type FormInFrame = {
  /** Sets pair and amount, once the coins are known that are named; false where the form cannot. */
  readonly take: (given: GivenChoice) => Promise<boolean>
  /** Makes the form lead on with another prefix. */
  readonly moveTo: (prefix: string) => void
}

declare global {
  interface Window {
    /** Absent before the form is hydrated. */
    widgetForm?: FormInFrame
  }
}
