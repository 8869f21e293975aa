import MarkdownIt from 'markdown-it'

/**
 * A runbook (docs/runbooks) as HTML for staff. HTML in it is shown as text. Links to other runbooks lead to their pages under
 * `folder`; links to the rest of the documentation, which no page shows, are text.
 */
export function runbookHtml(text: string, folder: string): string {
  const markdown = new MarkdownIt({ html: false })
  const { link_open: openLink, link_close: closeLink } = markdown.renderer.rules
  const plain: boolean[] = []
  markdown.renderer.rules.link_open = (tokens, index, options, env, self) => {
    const token = tokens[index]
    const href = String(token?.attrGet('href') ?? '')
    const runbook = /^([a-z-]+)\.md(#[\w-]+)?$/.exec(href)
    const isLink = runbook !== null || /^(?:#|https:)/.test(href)
    plain.push(!isLink)
    if (!isLink) return ''
    if (runbook !== null) token?.attrSet('href', `${folder}/${runbook[1]}${runbook[2] ?? ''}`)
    return openLink?.(tokens, index, options, env, self) ?? self.renderToken(tokens, index, options)
  }
  markdown.renderer.rules.link_close = (tokens, index, options, env, self) =>
    plain.pop()
      ? ''
      : (closeLink?.(tokens, index, options, env, self) ?? self.renderToken(tokens, index, options))
  return markdown.render(text.replace(/^# .*\n/, ''))
}

/** What a runbook is called. */
export function runbookTitle(text: string): string {
  return /^# (.*)$/m.exec(text)?.[1] ?? 'Runbook'
}
