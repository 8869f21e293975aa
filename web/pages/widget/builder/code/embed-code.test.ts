import { readWidgetOptions } from '@causeway/widget/embed'
import { expect, test } from 'vitest'
import {
  type EmbedCodeNeeds,
  frameAddress,
  iframeCode,
  policyLines,
  reactCode,
  scriptTag,
  shortcode,
  tagCode,
  wordpressPlugin,
} from './embed-code.ts'

const publicUrl = 'https://swap.example'

function needsOf(texts: Readonly<Record<string, string>>): EmbedCodeNeeds {
  const { options } = readWidgetOptions(Object.entries(texts))
  return { publicUrl, options, linkWords: 'Exchange <now>' }
}

test('without options the tag is bare, and holds a link for where it cannot be shown', () => {
  expect(tagCode(needsOf({}))).toBe(
    `<script src="https://swap.example/widget.js" defer></script>

<causeway-widget>
  <a href="https://swap.example/">Exchange &lt;now&gt;</a>
</causeway-widget>`,
  )
})

test('what is chosen stands in each form of the code as that form writes it', () => {
  const needs = needsOf({
    from: 'btc',
    'to-coins': 'eth,usdt20',
    radius: '12',
    fiat: 'false',
    merchant: 'abc',
    theme: 'custom',
  })
  expect(tagCode(needs)).toContain('\n  to-coins="eth,usdt20"\n')
  expect(tagCode(needs)).toContain('href="https://swap.example/?from=btc&amp;ref_id=abc"')
  expect(iframeCode(needs)).toContain(
    'src="https://swap.example/widget-app?from=btc&amp;fiat=false&amp;to-coins=eth%2Cusdt20&amp;',
  )
  expect(reactCode(needs)).toContain("\n      toCoins={['eth', 'usdt20']}\n")
  expect(reactCode(needs)).toContain('\n      radius={12}\n')
  expect(reactCode(needs)).toContain('\n      fiat={false}\n')
  expect(shortcode(needs)).toBe(
    '[causeway_widget from="btc" fiat="false" to-coins="eth,usdt20" theme="custom" radius="12" merchant="abc"]',
  )
})

test('what somebody types cannot become code of its own', () => {
  const needs = needsOf({ address: '"]&x{y}', label: 'He said "go" [now]' })
  expect(tagCode(needs)).toContain('address="&quot;]&amp;x{y}"')
  expect(shortcode(needs)).toContain('address="&quot;&#93;&amp;x{y}"')
  expect(shortcode(needs)).toContain('label="He said &quot;go&quot; &#91;now&#93;"')
  expect(reactCode(needs)).toContain('address={"\\"]&x{y}"}')
  const quoted = { ...needs, linkWords: "l'échange" }
  expect(wordpressPlugin(quoted)).toContain("esc_html('l\\'échange')")
})

test('options of the page around stay out of the frame’s address', () => {
  const { options } = needsOf({ variant: 'button', label: 'Go', height: '700', to: 'eth' })
  expect(frameAddress(publicUrl, options)).toBe('https://swap.example/widget-app?to=eth')
})

test('the hash is demanded where it is wished', () => {
  const needs = { ...needsOf({}), integrity: 'sha384-abc' }
  expect(scriptTag(needs)).toContain(' integrity="sha384-abc" crossorigin="anonymous" defer')
  expect(wordpressPlugin(needs)).toContain("$attributes['integrity'] = 'sha384-abc';")
  expect(wordpressPlugin(needsOf({}))).not.toContain('integrity')
})

test('a policy allows the script where there is one', () => {
  expect(policyLines(publicUrl, true)).toBe(
    'script-src https://swap.example;\nframe-src https://swap.example;',
  )
  expect(policyLines(publicUrl, false)).toBe('frame-src https://swap.example;')
})

test('what HTML would take for its own is written so that it does not hide the element', () => {
  const needs = needsOf({ hidden: 'email,brand' })
  expect(tagCode(needs)).toContain('<causeway-widget data-hidden="email,brand">')
  expect(frameAddress(publicUrl, needs.options)).toContain('hidden=email%2Cbrand')
  expect(wordpressPlugin(needs)).toContain("' data-' . $name")
})
