import { type ArticleSection, plainText } from '@causeway/content/articles'
import { Disclosure } from '@causeway/ui/primitives'
import { useLocalPath } from '../i18n/use-language.ts'
import { ArticleContactLine } from './article-contact-line.tsx'
import { ArticleFactsBlock } from './article-facts-block.tsx'
import type { ArticlePage } from './article-page.ts'
import styles from './article-part.module.css'
import { RunningText } from './running-text.tsx'

export type ArticlePartProps = { readonly section: ArticleSection; readonly shown: ArticlePage }

/** One section of an article, under its heading. */
export function ArticlePart({ section, shown }: ArticlePartProps) {
  const { contact, facts, heading, id } = section
  const { links = [], paragraphs = [], points = [], steps = [] } = section
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      {paragraphs.map((paragraph) => (
        <p key={plainText(paragraph)}>
          <RunningText text={paragraph} />
        </p>
      ))}
      {steps.length === 0 ? null : (
        <ol className={styles.list}>
          {steps.map((step) => (
            <li key={plainText(step)}>
              <RunningText text={step} />
            </li>
          ))}
        </ol>
      )}
      {points.length === 0 ? null : (
        <ul className={styles.list}>
          {points.map((point) => (
            <li key={plainText(point)}>
              <RunningText text={point} />
            </li>
          ))}
        </ul>
      )}
      <Questions section={section} />
      {facts === undefined ? null : <ArticleFactsBlock kind={facts} shown={shown} />}
      {contact === undefined || (shown.contacts[contact] === null && links.length > 0) ? null : (
        <ArticleContactLine email={shown.contacts[contact]} brandName={shown.brandName} />
      )}
      <Links section={section} />
    </section>
  )
}

type PartProps = { readonly section: ArticleSection }

function Questions({ section: { questions = [] } }: PartProps) {
  return questions.map(({ answer, question }) => (
    <Disclosure key={question} className={styles.question} summary={question}>
      <p className={styles.answer}>
        <RunningText text={answer} />
      </p>
    </Disclosure>
  ))
}

function Links({ section: { heading, links = [] } }: PartProps) {
  const localPath = useLocalPath()
  if (links.length === 0) return null
  return (
    <ul className={styles.links} aria-label={heading}>
      {links.map(({ path, text }) => (
        <li key={path}>
          <a className={styles.link} href={localPath(path)}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}
