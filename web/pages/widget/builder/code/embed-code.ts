import {
  attributeOf,
  type WidgetOptions,
  widgetOptionNames,
  widgetOptions,
  writeWidgetOptions,
} from '@causeway/widget/embed'

/** What the code of a widget is made of, whichever form it has. */
export type EmbedCodeNeeds = {
  /** Origin of the exchange, without a slash at the end. */
  readonly publicUrl: string
  readonly options: WidgetOptions
  /** Words of the link that stands where the widget cannot be shown. */
  readonly linkWords: string
  /** Hash that the script must have; null: any version of it is taken. */
  readonly integrity?: string | null
}

const FRAME_HEIGHT = widgetOptions.height.start
const MOST_IN_LINE = 3

/** The script that turns tags into widgets. Once on a page is enough. */
export function scriptTag({ integrity = null, publicUrl }: EmbedCodeNeeds): string {
  const pin = integrity === null ? '' : ` integrity="${integrity}" crossorigin="anonymous"`
  return `<script src="${escaped(publicUrl)}/widget.js"${pin} defer></script>`
}

/** The script and the tag: all that a page needs. */
export function tagCode(needs: EmbedCodeNeeds): string {
  const { linkWords, options, publicUrl } = needs
  // `hidden` alone is HTML's own, and hides the element.
  const attributes = [...writeWidgetOptions(options)].map(
    ([name, text]) => [name === 'hidden' ? 'data-hidden' : name, text] as const,
  )
  const tag = elementCode('causeway-widget', attributes)
  const link = `<a href="${escaped(linkAddress(publicUrl, options))}">${escaped(linkWords)}</a>`
  return `${scriptTag(needs)}\n\n${tag}\n  ${link}\n</causeway-widget>`
}

/** The frame without the script: always the form, at a fixed height, without events. */
export function iframeCode({ linkWords, options, publicUrl }: EmbedCodeNeeds): string {
  const tag = elementCode('iframe', [
    ['src', frameAddress(publicUrl, options)],
    ['title', linkWords],
    ['width', '100%'],
    ['height', String(options.height ?? FRAME_HEIGHT)],
    ['style', 'border: 0'],
    ['loading', 'lazy'],
    ['allow', 'clipboard-write; camera'],
  ])
  return `${tag}</iframe>`
}

/** The component of the package, with the options as typed properties. */
export function reactCode({ linkWords, options, publicUrl }: EmbedCodeNeeds): string {
  const written = writeWidgetOptions(options)
  const given = widgetOptionNames
    .filter((name) => written.has(attributeOf(name)))
    .map((name) => `      ${name}=${propertyCode(options[name])}`)
  return [
    "import { CausewayWidget } from '@causeway/widget/react'",
    '',
    'export function Exchange() {',
    '  return (',
    '    <CausewayWidget',
    `      origin=${propertyCode(publicUrl)}`,
    ...given,
    '      onFinished={(order) => console.log(order.code, order.status)}',
    '    >',
    `      <a href=${propertyCode(linkAddress(publicUrl, options))}>{${JSON.stringify(linkWords)}}</a>`,
    '    </CausewayWidget>',
    '  )',
    '}',
  ].join('\n')
}

/** The shortcode of WordPress, for any page or post. */
export function shortcode({ options }: EmbedCodeNeeds): string {
  const attributes = [...writeWidgetOptions(options)].map(
    // Square brackets would end a shortcode.
    ([name, text]) =>
      ` ${name}="${escaped(text).replaceAll('[', '&#91;').replaceAll(']', '&#93;')}"`,
  )
  return `[causeway_widget${attributes.join('')}]`
}

/** What WordPress needs once, in the theme's `functions.php`: the shortcode, which loads the script where it is used. */
export function wordpressPlugin({
  integrity = null,
  linkWords,
  publicUrl,
}: EmbedCodeNeeds): string {
  const known = widgetOptionNames.map((name) => `'${attributeOf(name)}'`).join(', ')
  const pin =
    integrity === null
      ? []
      : [
          `  $attributes['integrity'] = ${phpText(integrity)};`,
          "  $attributes['crossorigin'] = 'anonymous';",
        ]
  return [
    "add_shortcode('causeway_widget', function ($given) {",
    `  wp_enqueue_script('causeway-widget', ${phpText(`${publicUrl}/widget.js`)}, [], null, ['strategy' => 'defer']);`,
    `  $known = [${known}];`,
    "  $tag = '<causeway-widget';",
    '  foreach (is_array($given) ? $given : [] as $name => $value) {',
    "    if (in_array($name, $known, true)) $tag .= ' data-' . $name . '=\"' . esc_attr($value) . '\"';",
    '  }',
    `  return $tag . '><a href="' . esc_url(${phpText(`${publicUrl}/`)}) . '">' . esc_html(${phpText(linkWords)}) . '</a></causeway-widget>';`,
    '});',
    ...(pin.length === 0
      ? []
      : [
          "add_filter('wp_script_attributes', function ($attributes) {",
          "  if (($attributes['id'] ?? '') !== 'causeway-widget-js') return $attributes;",
          ...pin,
          '  return $attributes;',
          '});',
        ]),
  ].join('\n')
}

/** Lines of a Content-Security-Policy that let a page show the widget. */
export function policyLines(publicUrl: string, hasScript: boolean): string {
  const frame = `frame-src ${publicUrl};`
  return hasScript ? `script-src ${publicUrl};\n${frame}` : frame
}

/** Address of the frame with these options. */
export function frameAddress(publicUrl: string, options: WidgetOptions): string {
  const query = writeWidgetOptions(options)
  for (const name of widgetOptionNames)
    if (widgetOptions[name].usedBy === 'host') query.delete(attributeOf(name))
  return `${publicUrl}/widget-app${query.size === 0 ? '' : `?${query}`}`
}

/** The form on the exchange itself, with the same pair, for pages on which the widget cannot be shown. */
function linkAddress(publicUrl: string, options: WidgetOptions): string {
  const { amount, from, merchant, refId, to } = options
  const url = new URL('/', publicUrl)
  const added = { from, to, amount, ref_id: merchant ?? refId }
  for (const [name, value] of Object.entries(added))
    if (value !== null) url.searchParams.set(name, value)
  return url.href
}

type Attributes = readonly (readonly [name: string, text: string])[]

function elementCode(name: string, attributes: Attributes): string {
  const written = attributes.map(([key, text]) => `${key}="${escaped(text)}"`)
  if (written.length <= MOST_IN_LINE) return `<${[name, ...written].join(' ')}>`
  return `<${name}\n${written.map((each) => `  ${each}`).join('\n')}\n>`
}

/** A value as JSX: plain text in quotes, everything else as an expression. */
function propertyCode(value: unknown): string {
  if (typeof value === 'string' && /^[^"\\&{}<>]*$/.test(value)) return `"${value}"`
  if (Array.isArray(value)) return `{[${value.map((each) => `'${each}'`).join(', ')}]}`
  return `{${JSON.stringify(value)}}`
}

function phpText(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
