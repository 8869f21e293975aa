import type { DocBlock, DocSection } from '@causeway/api/contract'
import { useTranslate } from '@causeway/widget/messages'
import { CodeBlock } from './code-block.tsx'
import styles from './doc-sections.module.css'
import { DocText } from './doc-text.tsx'
import { FieldList } from './field-list.tsx'
import { headingWords } from './heading-words.ts'

/** The sections of a page of the reference. It is English in every language. */
export function DocSections({ sections }: { readonly sections: readonly DocSection[] }) {
  const t = useTranslate()
  return sections.map(({ blocks, heading, id, title }) => (
    <section key={id} className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {heading === undefined ? (
          <span lang="en" dir="ltr">
            <DocText text={title} />
          </span>
        ) : (
          t(headingWords[heading])
        )}
      </h2>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a page that never changes
        <Block key={index} block={block} />
      ))}
    </section>
  ))
}

function Block({ block }: { readonly block: DocBlock }) {
  switch (block.kind) {
    case 'text':
      return (
        <p lang="en" dir="ltr">
          <DocText text={block.text} />
        </p>
      )
    case 'list':
      return <PointList {...block} />
    case 'code':
      return <CodeBlock label={block.label} code={block.code} />
    case 'fields':
      return <FieldList fields={block.fields} />
    case 'table':
      return <Table {...block} />
  }
}

function PointList({
  isOrdered = false,
  items,
}: {
  readonly isOrdered?: boolean
  readonly items: readonly string[]
}) {
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <List className={styles.list} lang="en" dir="ltr">
      {items.map((item) => (
        <li key={item}>
          <DocText text={item} />
        </li>
      ))}
    </List>
  )
}

/** A table of words. On a phone each row becomes a block of its own, so nothing scrolls sideways. */
function Table({
  head,
  rows,
}: {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}) {
  return (
    <table className={styles.table} lang="en" dir="ltr">
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row[0]}>
            {row.map((cell, index) => (
              <td key={head[index]}>
                <DocText text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
