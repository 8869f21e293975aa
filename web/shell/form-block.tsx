import { Card } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { createContext, useContext } from 'react'
import type { HomeExchangeProps } from '../exchange-form/home-exchange.tsx'
import type { IslandSpec } from '../islands/index.ts'
import { Island } from '../islands/index.ts'
import styles from './form-block.module.css'

/**
 * The exchange form as an island, which the server hands to pages with islands. Null in a browser: pages without the form
 * must not load anything of it.
 */
export const ExchangeIsland = createContext<IslandSpec<HomeExchangeProps> | null>(null)

/** The exchange form, ready to use, where a page that tells something ends (SHELL-04). */
export function FormBlock({ form }: { readonly form: HomeExchangeProps }) {
  const t = useTranslate()
  const island = useContext(ExchangeIsland)
  if (island === null) return null
  return (
    <section className={styles.block} aria-labelledby="form-block-title">
      <h2 id="form-block-title" className={styles.title}>
        {t('shell.formTitle')}
      </h2>
      <Card className={styles.form}>
        <Island of={island} props={form} />
      </Card>
    </section>
  )
}
