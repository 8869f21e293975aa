const OWN_PART = /url\(\s*(["']?)#[\w.-]+\1\s*\)/gi
/** Functions of CSS that load, by which `url` is not the only one. */
const LOADING = /\b(?:url|src|image|image-set|cross-fade|element|attr|expression|paint)\s*\(/i

/** What keeps a `<style>` element from being shown; null: nothing. */
export function sheetProblem(css: string): string | null {
  return /@(?!media\b)/.test(css) ? 'it has an @ rule in its style' : cssProblem(css)
}

/** What keeps an attribute or a rule from being shown: it may only refer to parts of the file itself. Null: nothing. */
export function cssProblem(css: string): string | null {
  // An escape would hide any of the rest.
  if (css.includes('\\')) return 'it has a backslash in its style'
  // A comment may stand within whatever is looked for.
  const outside = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(OWN_PART, '')
  if (LOADING.test(outside)) return 'it refers to something outside the file'
  if (/-moz-binding|behavior\s*:/i.test(outside)) return 'it binds a program to its style'
  return null
}
