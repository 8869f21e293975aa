import type { AccountMailKind } from './account-mail-kind.ts'

/** What one mail about an account says. `{{brand}}` is a value. */
export type AccountWords = {
  readonly subject: string
  /** At least one sentence. */
  readonly says: readonly string[]
  /** What to do if it was somebody else. */
  readonly notYou: string
}

/** What mails about an account say in one language. `{{…}}` are values. */
export type AccountMailTexts = {
  readonly kinds: Readonly<Record<AccountMailKind, AccountWords>>
  /** On buttons. */
  readonly actions: {
    readonly confirm: string
    readonly choosePassword: string
    readonly confirmNew: string
    readonly open: string
    readonly signIn: string
  }
  /** How long a link is good for. */
  readonly lifetimes: { readonly day: string; readonly hour: string }
  /** `{{email}}`, `{{device}}`, `{{country}}`, `{{at}}`, `{{provider}}`, `{{name}}`, `{{ways}}`, `{{key}}`, `{{url}}`, `{{sum}}`, `{{to}}`, `{{transaction}}`, `{{month}}`, `{{orders}}`, `{{coin}}` */
  readonly facts: {
    readonly email: string
    readonly device: string
    readonly country: string
    readonly at: string
    readonly provider: string
    readonly name: string
    readonly ways: string
    readonly key: string
    readonly url: string
    readonly sum: string
    readonly to: string
    readonly transaction: string
    readonly month: string
    readonly orders: string
    readonly coin: string
  }
  /** Why the mail came. `{{brand}}` */
  readonly reasons: {
    readonly entered: string
    readonly owned: string
    readonly deleted: string
  }
  /** `{{support}}` */
  readonly questions: string
  /** No mail of ours asks for a secret. */
  readonly never: string
}
