import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type WidgetOptionName, widgetOptionNames, widgetOptions } from '@causeway/widget/embed'
import { rolldown } from 'rolldown'

const root = resolve(import.meta.dirname, '../..')
const room = join(root, 'widget/embed')

/**
 * Builds the package `@causeway/widget` as it is published: the element, and the React component apart from it. Its types are
 * made from the table of options. What was in the folder is removed.
 */
export async function buildWidgetPackage(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const bundle = await rolldown({
    input: { index: join(room, 'package/index.ts'), react: join(room, 'package/react.ts') },
    external: ['react'],
    platform: 'browser',
    logLevel: 'silent',
  })
  await bundle.write({ dir: folder, format: 'esm', chunkFileNames: '[name].js' })
  await bundle.close()
  await writeFile(join(folder, 'index.d.ts'), `${ofOptions()}\n${ofElement}`)
  await writeFile(join(folder, 'react.d.ts'), ofReact)
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  await copyFile(join(room, 'package/README.md'), join(folder, 'README.md'))
  await copyFile(join(root, 'LICENSE'), join(folder, 'LICENSE'))
}

const manifest = {
  name: '@causeway/widget',
  version: '0.1.0',
  description: 'The Causeway exchange on your own page: a custom element and a React component',
  license: 'MIT',
  type: 'module',
  sideEffects: false,
  exports: {
    '.': { types: './index.d.ts', default: './index.js' },
    './react': { types: './react.d.ts', default: './react.js' },
  },
  peerDependencies: { react: '>=18' },
  peerDependenciesMeta: { react: { optional: true } },
}

function ofOptions(): string {
  const lines = widgetOptionNames.map(
    (name) => `  /** ${widgetOptions[name].meaning} */\n  readonly ${name}?: ${typeOf(name)}`,
  )
  return `/** Every option; those left out stand at their start. */\nexport type WidgetOptions = {\n${lines.join('\n')}\n}\n`
}

function typeOf(name: WidgetOptionName): string {
  const { choices, control } = widgetOptions[name]
  const words = choices.map((word) => `'${word}'`).join(' | ')
  if (control === 'choice') return words
  if (control === 'names') return `readonly (${words})[]`
  if (control === 'tickers') return 'readonly string[]'
  if (control === 'flag') return 'boolean'
  return name === 'radius' || name === 'height' ? 'number' : 'string'
}

const ofElement = `/** What a page hears of an order: nothing that says who pays or where to. Amounts are decimal texts. */
export type OrderNews = {
  readonly code: string
  readonly status: string
  readonly from: string
  readonly to: string
  readonly amountFrom: string | null
  readonly amountTo: string | null
}

export type WidgetEvents = {
  readonly ready: { readonly step: string; readonly theme: string; readonly merchantId: string | null }
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
  readonly error: { readonly code: string; readonly message: string }
  readonly signedIn: Readonly<Record<never, never>>
}

export type WidgetCommands = {
  readonly setPair: { readonly from: string; readonly to: string }
  readonly setAmount: { readonly amount: string }
  readonly setAddress: { readonly address: string; readonly extraId?: string }
  readonly setTheme: { readonly theme: 'default' | 'light' | 'dark' | 'custom' }
  readonly open: Readonly<Record<never, never>>
  readonly close: Readonly<Record<never, never>>
}

export type MountedWidget = {
  readonly send: <Name extends keyof WidgetCommands>(name: Name, data: WidgetCommands[Name]) => void
  readonly remove: () => void
}

/** Puts the widget into an element. \`options\` by their names in addresses: \`from-coins\` for \`fromCoins\`. */
export function mountWidget(
  element: HTMLElement,
  options: { readonly origin: string; readonly options: Readonly<Record<string, string>> },
): MountedWidget

/** Makes \`<causeway-widget>\` a widget of the exchange at \`origin\`. */
export function defineWidget(origin: string): void
`

const ofReact = `import type { ReactElement, ReactNode } from 'react'
import type { MountedWidget, WidgetEvents, WidgetOptions } from './index.js'

export type CausewayWidgetProps = WidgetOptions & {
  readonly [Name in keyof WidgetEvents as \`on\${Capitalize<Name>}\`]?: (data: WidgetEvents[Name]) => void
} & {
  /** Origin of the exchange. */
  readonly origin: string
  readonly onMount?: (widget: MountedWidget | null) => void
  /** Shown where the frame cannot be. */
  readonly children?: ReactNode
  readonly className?: string
}

export function CausewayWidget(props: CausewayWidgetProps): ReactElement
`
