import { amount, ticker } from './option-kinds.ts'

/** Version of the messages between a page and the frame in it. A frame answers pages of this version alone. */
export const PROTOCOL_VERSION = 1

/** What a host learns of an order: nothing that says who pays or where to. */
export type OrderNews = {
  /** The order's public code. */
  readonly code: string
  /** A word of the partner protocol, such as waiting or finished. */
  readonly status: string
  readonly from: string
  readonly to: string
  /** Decimal texts; null where they are not known yet. */
  readonly amountFrom: string | null
  readonly amountTo: string | null
}

/** What a frame tells the page around it, by the name of the event. */
export type WidgetEvents = {
  /** The frame shows a step and takes commands. */
  readonly ready: {
    readonly step: WidgetStep
    readonly theme: string
    readonly merchantId: string | null
  }
  /** Height of the content in CSS pixels. */
  readonly resize: { readonly height: number }
  readonly quoteUpdated: {
    readonly from: string
    readonly to: string
    readonly amountFrom: string
    readonly amountTo: string
    readonly isFixedRate: boolean
  }
  readonly orderCreated: OrderNews
  readonly depositSeen: OrderNews
  readonly finished: OrderNews
  readonly refunded: OrderNews
  /** Somebody signed in inside the frame. Who it is stays between him and the exchange. */
  readonly signedIn: Readonly<Record<never, never>>
  /** `code`: a closed set for programs; `message`: an English sentence for the console. */
  readonly error: { readonly code: WidgetErrorCode; readonly message: string }
}

export type WidgetErrorCode = 'option_wrong' | 'command_wrong' | 'covered' | 'unavailable'
export type WidgetEventName = keyof WidgetEvents

/** Steps of the frame (widgetAppFrame). */
const widgetSteps = [
  'calculation',
  'enter-address',
  'exchange-progress',
  'send-money',
  'fiat-redirect',
  'exchange-end',
  'auth-wrapper',
] as const
export type WidgetStep = (typeof widgetSteps)[number]

/** What a page asks of the frame. `open` and `close` are of the snippet: they show and hide the dialog around it. */
export type WidgetCommands = {
  readonly setPair: { readonly from: string; readonly to: string }
  readonly setAmount: { readonly amount: string }
  readonly setAddress: { readonly address: string; readonly extraId?: string | undefined }
  readonly setTheme: { readonly theme: 'default' | 'light' | 'dark' | 'custom' }
  readonly open: Readonly<Record<never, never>>
  readonly close: Readonly<Record<never, never>>
}
export type WidgetCommandName = keyof WidgetCommands
export type WidgetCommand = {
  readonly [Name in WidgetCommandName]: { readonly type: Name; readonly data: WidgetCommands[Name] }
}[WidgetCommandName]

/** How every message looks on the wire. */
export type Envelope = {
  readonly causeway: typeof PROTOCOL_VERSION
  readonly type: string
  readonly data: Readonly<Record<string, unknown>>
}

/** A message as it is sent. */
export function envelope(type: string, data: Readonly<Record<string, unknown>> = {}): Envelope {
  return { causeway: PROTOCOL_VERSION, type, data }
}

/** Reads what a message brought; null for anything that is none of ours, however it is made. */
export function readEnvelope(given: unknown): Envelope | null {
  if (!isRecord(given) || given.causeway !== PROTOCOL_VERSION) return null
  const { data, type } = given
  if (typeof type !== 'string' || type.length > 32 || !isRecord(data)) return null
  return { causeway: PROTOCOL_VERSION, type, data }
}

const commands = {
  setPair: ({ from, to }) => all({ from: read(ticker.read, from), to: read(ticker.read, to) }),
  setAmount: (data) => all({ amount: read(amount.read, data.amount) }),
  setAddress: ({ address, extraId }) =>
    extraId === undefined
      ? all({ address: read(addressOf, address) })
      : all({ address: read(addressOf, address), extraId: read(extraIdOf, extraId) }),
  setTheme: ({ theme }) => all({ theme: read(themeOf, theme) }),
  open: () => ({}),
  close: () => ({}),
} as const satisfies {
  readonly [Name in WidgetCommandName]: (
    data: Readonly<Record<string, unknown>>,
  ) => WidgetCommands[Name] | null
}

/** The command of a message; null where it is none or its data are not what the command takes. */
export function readCommand({ data, type }: Envelope): WidgetCommand | null {
  if (!isCommandName(type)) return null
  const value = commands[type](data)
  return value === null ? null : ({ type, data: value } as WidgetCommand)
}

function isCommandName(type: string): type is WidgetCommandName {
  return Object.hasOwn(commands, type)
}

function isRecord(given: unknown): given is Readonly<Record<string, unknown>> {
  return typeof given === 'object' && given !== null && !Array.isArray(given)
}

function read<Value>(reads: (text: string) => Value | null, given: unknown): Value | null {
  return typeof given === 'string' ? reads(given.trim()) : null
}

function addressOf(text: string): string | null {
  return /^[\x21-\x7e]{5,200}$/.test(text) ? text : null
}

function extraIdOf(text: string): string | null {
  return /^[\x20-\x7e]{1,128}$/.test(text) ? text : null
}

function themeOf(text: string) {
  return (['default', 'light', 'dark', 'custom'] as const).find((theme) => theme === text) ?? null
}

/** The values where all of them are there. */
function all<Values extends Readonly<Record<string, unknown>>>(
  values: Values,
): { readonly [Name in keyof Values]: NonNullable<Values[Name]> } | null {
  const isWhole = Object.values(values).every((value) => value !== null)
  return isWhole ? (values as { [Name in keyof Values]: NonNullable<Values[Name]> }) : null
}
