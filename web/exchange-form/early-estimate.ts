/** What the early script of the page left for the form: its newest question and the reply, and a way to end it. */
export type EarlyEstimate = {
  asked: {
    readonly from: string
    readonly to: string
    readonly amountFrom: string
    readonly response: Promise<Response>
  } | null
  readonly stop: () => void
}

declare global {
  interface Window {
    earlyEstimate?: EarlyEstimate
  }
}
