import type { SeoPageReply } from '@causeway/api/contract'
import type { ReactNode } from 'react'
import { Section } from '../parts/section.tsx'
import styles from './seo-parts.module.css'
import { Trail, type TrailStep } from './trail.tsx'

export type SeoFrameProps = {
  readonly text: SeoPageReply
  readonly trail: readonly TrailStep[]
  readonly children: ReactNode
}

/** A page for search engines: the way to it, its heading and first sentences, and what it shows. */
export function SeoFrame({ text, trail, children }: SeoFrameProps) {
  return (
    <>
      <div className={styles.above}>
        <Trail steps={trail} />
      </div>
      <Section title={text.h1} lead={text.paragraphs[0]} width="wide">
        {children}
      </Section>
    </>
  )
}
