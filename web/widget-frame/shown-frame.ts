import type { BrandPalette } from '@causeway/core/brand'
import {
  problemText,
  type ThemeColours,
  themeColours,
  type WidgetStep,
} from '@causeway/widget/embed'
import type { WidgetFrame } from './widget-frame.ts'

/** Colours behind the three looks of the product (WIDGET-02); that of the default one is the accent. */
const backgrounds = { light: '#ffffff', dark: '#181c1f', default: '#10d078' } as const

/** What the document of a frame shows of it; its names are those of the widget's state (WIDGET-05). */
export type ShownFrame = {
  readonly prefix: string
  /** Of the exchange: where people go that this frame cannot serve. */
  readonly siteAddress: string
  readonly widgetAppFrame: WidgetStep
  readonly widgetTheme: WidgetFrame['options']['theme']
  readonly widgetMerchantId: string | null
  /** What orders carry. */
  readonly refId: string | null
  /** What quotes and orders carry. */
  readonly commission: WidgetFrame['commission']
  /** Tickers; empty: all coins. */
  readonly selectedCoinsFrom: readonly string[]
  readonly selectedCoinsTo: readonly string[]
  readonly colorScheme: 'light' | 'dark'
  /** Custom properties of the document. */
  readonly variables: ThemeColours['variables']
  /** Whether the content lies on a sheet: the default look has a bright colour behind it. */
  readonly hasSheet: boolean
  readonly platform: WidgetFrame['options']['platform']
  readonly isBrandShown: boolean
  /** English sentences for the console. */
  readonly remarks: readonly string[]
}

const steps: Readonly<Record<string, WidgetStep>> = {
  processing: 'enter-address',
  transaction: 'send-money',
  payment: 'fiat-redirect',
  'payments-moonpay': 'fiat-redirect',
}

/** The frame of a page, by the page's id; `siteAddress`: an address without path. */
export function shownFrame(
  frame: WidgetFrame,
  {
    page,
    palette,
    siteAddress,
  }: {
    readonly page: string | undefined
    readonly siteAddress: string
    /** Of the operator's brand; null: the product's own. */
    readonly palette: BrandPalette | null
  },
): ShownFrame {
  const { commission, merchantId, options, prefix, problems, refId } = frame
  const { fromCoins, hidden, theme, toCoins } = options
  const look =
    theme === 'custom'
      ? themeColours({ ...options, accent: options.accent ?? accentOn(options, palette) })
      : ({
          scheme: theme === 'dark' ? 'dark' : 'light',
          variables: {
            '--page': (theme === 'default' && palette?.light.accent) || backgrounds[theme],
          },
          corrections: [],
        } satisfies ThemeColours)
  return {
    prefix,
    siteAddress,
    widgetAppFrame: steps[page ?? ''] ?? 'calculation',
    widgetTheme: theme,
    widgetMerchantId: merchantId,
    refId,
    commission,
    selectedCoinsFrom: fromCoins,
    selectedCoinsTo: toCoins,
    colorScheme: look.scheme,
    variables: look.variables,
    hasSheet: theme === 'default',
    platform: options.platform,
    isBrandShown: !hidden.includes('brand'),
    remarks: [...problems.map(problemText), ...frame.remarks, ...look.corrections],
  }
}

/** On a background of the host's the brand's own accent may have to be moved to be seen. */
function accentOn(
  { background }: WidgetFrame['options'],
  palette: BrandPalette | null,
): string | null {
  return background === null ? null : (palette?.light.accent ?? null)
}
