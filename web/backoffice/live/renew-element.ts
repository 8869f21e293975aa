/** What people have opened on the page stays open, and a row that has the focus keeps it. */
const OF_PEOPLE: readonly string[] = ['open', 'tabindex']

/**
 * Makes an element like another one, and keeps every node that may stay: focus, selection and scrolling stay where they are, and
 * screen readers hear only of what changed.
 */
export function renewElement(shown: Element, fresh: Element): void {
  renewAttributes(shown, fresh)
  const before = [...shown.childNodes]
  const after = [...fresh.childNodes]
  for (const [index, node] of after.entries()) {
    const old = before[index]
    if (old === undefined) shown.append(document.importNode(node, true))
    else renewNode(old, node)
  }
  for (const old of before.slice(after.length)) old.remove()
}

function renewNode(old: ChildNode, node: ChildNode): void {
  if (old instanceof Element && node instanceof Element && old.tagName === node.tagName) {
    renewElement(old, node)
  } else if (old.nodeType === Node.TEXT_NODE && node.nodeType === Node.TEXT_NODE) {
    if (old.nodeValue !== node.nodeValue) old.nodeValue = node.nodeValue
  } else {
    old.replaceWith(document.importNode(node, true))
  }
}

function renewAttributes(shown: Element, fresh: Element): void {
  for (const { name } of [...shown.attributes]) {
    if (!fresh.hasAttribute(name) && !OF_PEOPLE.includes(name)) shown.removeAttribute(name)
  }
  for (const { name, value } of fresh.attributes) {
    const isSame = shown.getAttribute(name) === value || OF_PEOPLE.includes(name)
    if (!isSame) shown.setAttribute(name, value)
  }
}
