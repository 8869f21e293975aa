/** What a form wants a passkey for. */
export type Task = {
  readonly name: 'step-up' | 'sign-in' | 'make'
  /** The page that says what the device is to answer, and the act that asks it. */
  readonly page: string
  readonly act: string
  /** The field of the form that takes the answer, as JSON. */
  readonly field: string
  /** The device makes a passkey; otherwise it uses one. */
  readonly isMade: boolean
}

export const passkeyTasks = [
  {
    name: 'step-up',
    page: '/backoffice/sessions',
    act: 'step-up-options',
    field: 'passkey',
    isMade: false,
  },
  {
    name: 'sign-in',
    page: '/backoffice/sign-in',
    act: 'sign-in-options',
    field: 'passkey',
    isMade: false,
  },
  { name: 'make', page: '/backoffice/sessions', act: 'make-options', field: 'made', isMade: true },
] as const satisfies readonly Task[]
