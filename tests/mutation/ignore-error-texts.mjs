/** What an exception says to engineers is nothing that a test should repeat. */
const errorTexts = {
  shouldIgnore(path) {
    const isText = path.isStringLiteral() || path.isTemplateLiteral()
    const maker = path.parentPath
    if (!isText || !maker?.isNewExpression()) return undefined
    const { callee } = maker.node
    return callee.type === 'Identifier' && callee.name.endsWith('Error')
      ? 'the text of an exception'
      : undefined
  },
}

// Written out, since the tool's own package is fetched only when it runs.
export const strykerPlugins = [{ kind: 'Ignore', name: 'error-texts', value: errorTexts }]
