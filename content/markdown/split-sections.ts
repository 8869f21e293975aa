import type { Block, Heading } from './read-blocks.ts'
import { WrongMarkdown } from './wrong-markdown.ts'

/** A heading of the second level with what stands below it. */
export type Section = { readonly title: Heading; readonly blocks: readonly Block[] }

/** Cuts what a page says into its sections, in their order. There is at least one, and nothing stands before it. */
export function splitSections(blocks: readonly Block[], lastLine: number): Section[] {
  const sections: { readonly title: Heading; readonly blocks: Block[] }[] = []
  for (const block of blocks) {
    const last = sections.at(-1)
    if (block.kind === 'heading' && block.level === 2) sections.push({ title: block, blocks: [] })
    else if (last !== undefined) last.blocks.push(block)
    else throw new WrongMarkdown(block.line, 'this must be the heading of a section: ## Heading')
  }
  if (sections.length === 0)
    throw new WrongMarkdown(lastLine, 'the page has no section: ## Heading')
  return sections
}
