import { LinkButton, Notice } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { useLocalPath } from '../i18n/use-language.ts'
import { Section } from '../parts/section.tsx'
import type { Neighbour, NeighbourKind } from './neighbour.ts'
import styles from './neighbour-view.module.css'

export type NeighbourViewProps = {
  readonly kind: NeighbourKind
  readonly neighbour: Neighbour | null
}

/** Says plainly that there is no provider, what was asked, and which exchange comes nearest. */
export function NeighbourView({ kind, neighbour }: NeighbourViewProps) {
  const t = useTranslate()
  const localPath = useLocalPath()
  return (
    <Section title={t(`neighbours.${kind}Title`)}>
      <div className={styles.body}>
        <Notice>
          <p>{t(`neighbours.${kind}None`)}</p>
          <p>{t('neighbours.nothingSent')}</p>
        </Notice>
        {neighbour === null ? null : (
          <>
            <Asked neighbour={neighbour} />
            <h2 className={styles.title}>{t('neighbours.insteadTitle')}</h2>
            <p>{t(`neighbours.${kind}Instead`, neighbour.instead)}</p>
            <p>
              <LinkButton href={localPath(neighbour.instead.path)} size="large">
                {t('neighbours.toForm', neighbour.instead)}
              </LinkButton>
            </p>
          </>
        )}
      </div>
    </Section>
  )
}

function Asked({ neighbour: { kind, asked } }: { readonly neighbour: Neighbour }) {
  const t = useTranslate()
  if (asked === null) return null
  const { amount, from, to } = asked
  if (kind === 'borrow') return <p>{t('neighbours.borrowAsked', { amount, from })}</p>
  return (
    <p>
      {to === null
        ? t(`neighbours.${kind}Asked`, { amount, from })
        : t(`neighbours.${kind}AskedFor`, { amount, from, to })}
    </p>
  )
}
