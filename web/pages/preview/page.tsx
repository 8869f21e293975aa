import { type Preview, previews } from '@causeway/ui/preview'
import { useTranslate } from '@causeway/widget/messages'
import { Section } from '../../parts/index.ts'
import { seoMeta } from '../../seo/index.ts'
import type { Route } from './+types/page.ts'
import styles from './page.module.css'

export { loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

/** The gallery of every component in its states, in light and dark, from left and from right. */
export default function PreviewPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const { direction, theme } = loaderData
  return (
    <Section title={t('preview.title')} width="wide">
      <p className={styles.switches}>
        <a href={`?theme=light&dir=${direction}`}>{t('common.themeLight')}</a>
        <a href={`?theme=dark&dir=${direction}`}>{t('common.themeDark')}</a>
        <a href={`?theme=${theme}&dir=ltr`}>{t('preview.leftToRight')}</a>
        <a href={`?theme=${theme}&dir=rtl`}>{t('preview.rightToLeft')}</a>
      </p>
      <div className={styles.gallery} data-color-scheme={theme} dir={direction}>
        {previews.map((preview) => (
          <section key={preview.name} aria-label={preview.name}>
            <h2 className={styles.name}>{preview.name}</h2>
            {preview.examples.map((example) => (
              <figure key={example.title} className={styles.example}>
                <figcaption>{example.title}</figcaption>
                <Shown show={example.show} />
              </figure>
            ))}
          </section>
        ))}
      </div>
    </Section>
  )
}

/** An example is a component of its own, so that it may hold state. */
function Shown({ show }: { readonly show: Preview['examples'][number]['show'] }) {
  return show()
}
