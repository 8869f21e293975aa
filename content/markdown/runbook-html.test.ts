import { expect, test } from 'vitest'
import { runbookHtml, runbookTitle } from './runbook-html.ts'

const text = `# A node is down

See [stuck payout](stuck-payout.md#find-it), [why](../adr/0014-signer.md) and [below](#then).

<script>alert(1)</script> [a](javascript:alert(1))

| a | b |
|---|---|
| 1 | \`2\` |
`

test('a runbook’s links lead to runbooks, the rest of the documentation is text, and HTML in it is shown', () => {
  const html = runbookHtml(text, '/backoffice/runbooks')
  expect(runbookTitle(text)).toBe('A node is down')
  expect(html).not.toContain('<h1>')
  expect(html).toContain('<a href="/backoffice/runbooks/stuck-payout#find-it">stuck payout</a>')
  expect(html).toContain(', why and <a href="#then">below</a>')
  expect(html).toContain('&lt;script&gt;')
  expect(html).not.toMatch(/<script|href="javascript/)
  expect(html).toContain('<td><code>2</code></td>')
})
