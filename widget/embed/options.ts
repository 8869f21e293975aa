import { languageCodes } from '@causeway/content/languages'
import {
  amount,
  choice,
  choices,
  colour,
  flag,
  names,
  type OptionKind,
  pixels,
  textLike,
  ticker,
} from './option-kinds.ts'

/** One option of the widget: an attribute of the tag, a parameter of the frame's address, a property of the component. */
export type WidgetOption<Value> = OptionKind<Value> & {
  readonly group: 'exchange' | 'coins' | 'fields' | 'look' | 'partner' | 'place'
  /** The value where none is given; null: nothing is said. */
  readonly start: Value | null
  /** What it does, in one English sentence: for the guide and the types of the package. */
  readonly meaning: string
  /** `host`: of the page that holds the frame alone. Others reach the frame too. */
  readonly usedBy: 'frame' | 'host'
}

/** Fields of the form that a host can hide, lock or require. */
const hideableFields = ['details', 'email', 'brand'] as const
const lockableFields = ['from', 'to', 'amount', 'address', 'rate'] as const
const requirableFields = ['email', 'refund'] as const

const tickers = names('tickers separated by commas, such as btc,eth,usdt20')
const networks = names('names of networks separated by commas, such as bitcoin,ethereum')

/**
 * Every option there is, by its name in programs; attributes and addresses write it in kebab-case (`lockAddress`:
 * `lock-address`). The parser, the snippet, the types of the package, the builder and the guide are all made from this table.
 */
export const widgetOptions = {
  from: of('exchange', ticker, null, 'Coin that the customer sends.'),
  to: of('exchange', ticker, null, 'Coin that the customer gets.'),
  amount: of('exchange', amount, null, 'Amount of the coin that is sent.'),
  address: of(
    'exchange',
    textLike(/^[\x21-\x7e]{5,200}$/, 'an address of 5 to 200 characters without spaces'),
    null,
    'Address that receives the coins. The customer can change it unless it is locked.',
  ),
  extraId: of(
    'exchange',
    textLike(/^[\x20-\x7e]{1,128}$/, 'a memo or destination tag of at most 128 characters'),
    null,
    'Memo or destination tag of the address.',
  ),
  rate: of(
    'exchange',
    choice(['any', 'floating', 'guaranteed']),
    'any',
    'Kind of rate: one of them alone, or the customer’s choice.',
  ),
  fiat: of('exchange', flag, true, 'Whether coins can be bought with money too.'),
  fromCoins: of(
    'coins',
    tickers,
    [],
    'Only these coins can be sent (selectedCoinsFrom); empty: all.',
  ),
  toCoins: of(
    'coins',
    tickers,
    [],
    'Only these coins can be received (selectedCoinsTo); empty: all.',
  ),
  withoutFromCoins: of('coins', tickers, [], 'These coins cannot be sent.'),
  withoutToCoins: of('coins', tickers, [], 'These coins cannot be received.'),
  fromNetworks: of('coins', networks, [], 'Only coins of these networks can be sent.'),
  toNetworks: of('coins', networks, [], 'Only coins of these networks can be received.'),
  withoutFromNetworks: of('coins', networks, [], 'Coins of these networks cannot be sent.'),
  withoutToNetworks: of('coins', networks, [], 'Coins of these networks cannot be received.'),
  hidden: of('fields', choices(hideableFields), [], 'Parts of the form that are not shown.'),
  locked: of('fields', choices(lockableFields), [], 'Fields that the customer cannot change.'),
  required: of('fields', choices(requirableFields), [], 'Fields that must be filled in.'),
  language: of(
    'look',
    choice(['host', ...languageCodes]),
    'host',
    'Language of the widget; host: that of the page around it where it is offered, else English.',
  ),
  theme: of(
    'look',
    choice(['default', 'light', 'dark', 'custom']),
    'default',
    'Look of the widget (widgetTheme); custom: made from the four options below.',
  ),
  accent: of('look', colour, null, 'Colour of buttons and links in the custom theme.'),
  background: of('look', colour, null, 'Colour behind the form in the custom theme.'),
  radius: of('look', pixels(0, 32), null, 'Radius of corners in the custom theme.'),
  font: of(
    'look',
    choice(['inter', 'system', 'serif', 'mono', 'rounded']),
    'inter',
    'Typeface in the custom theme. No font of another site is loaded.',
  ),
  merchant: of(
    'partner',
    textLike(/^[\w-]{1,64}$/, 'an id of at most 64 letters, digits, - and _'),
    null,
    'Id of an affiliate or tool whose owner earns by the orders (widgetMerchantId).',
  ),
  refId: of(
    'partner',
    textLike(/^[\w-]{1,64}$/, 'an id of at most 64 letters, digits, - and _'),
    null,
    'Another name of merchant, as in referral links.',
  ),
  partnerKey: of(
    'partner',
    textLike(
      /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
      'the id of an API key, as the page of your keys shows it',
    ),
    null,
    'Id of the API key whose owner gets the commission. The key must list the site.',
  ),
  commission: of(
    'partner',
    textLike(
      /^(?:0\.(?:0[1-9]|[1-9]\d?)|[1-9](?:\.\d{1,2})?|10)$/,
      'a percentage from 0.01 to 10 with at most two decimals',
    ),
    null,
    'Percentage that is added to the price of an exchange, shown to customers as the partner’s fee.',
  ),
  platform: of(
    'place',
    choice(['widget', 'web', 'android', 'ios']),
    'widget',
    'Where the frame is shown: on a web page, or in the web view of an app.',
  ),
  variant: of(
    'place',
    choice(['form', 'button', 'banner']),
    'form',
    'The form itself, a button that opens it in a dialog, or a banner with the pair.',
    'host',
  ),
  label: of(
    'place',
    textLike(/^[^\p{Cc}<>]{1,64}$/u, 'a text of at most 64 characters'),
    null,
    'Text of the button or of the banner.',
    'host',
  ),
  height: of(
    'place',
    pixels(200, 2000),
    560,
    'Height that is reserved until the frame says its own, so that the page does not shift.',
    'host',
  ),
} as const satisfies Readonly<Record<string, WidgetOption<unknown>>>

export type WidgetOptionName = keyof typeof widgetOptions

/** What the options say, each read or its start. */
export type WidgetOptions = {
  readonly [Name in WidgetOptionName]:
    | NonNullable<ReturnType<(typeof widgetOptions)[Name]['read']>>
    | (null extends (typeof widgetOptions)[Name]['start'] ? null : never)
}

/** All names in the order of the table. */
export const widgetOptionNames = Object.keys(widgetOptions) as readonly WidgetOptionName[]

function of<Value, const Start extends NoInfer<Value> | null>(
  group: WidgetOption<Value>['group'],
  kind: OptionKind<Value>,
  start: Start,
  meaning: string,
  usedBy: WidgetOption<Value>['usedBy'] = 'frame',
) {
  return { ...kind, group, start, meaning, usedBy }
}

/** The name of an option as attributes and addresses write it. */
export function attributeOf(name: WidgetOptionName): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
