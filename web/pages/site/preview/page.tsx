import { type Preview, previews } from '@causeway/ui/preview'
import { useTranslate } from '@causeway/widget/messages'
import { Section } from '../../../parts/section.tsx'
import { seoMeta } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'
import { addressStates } from './address-states.tsx'
import { dealStates } from './deal-states.tsx'
import { formStates } from './form-states.tsx'
import { type GalleryChoice, type GalleryPart, galleryQuery } from './gallery-choice.ts'
import { GallerySwitches } from './gallery-switches.tsx'
import { orderStates } from './order-states.tsx'
import styles from './page.module.css'
import { profileStates } from './profile-states.tsx'
import { signInStates } from './sign-in-states.tsx'

export { loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

const shownIn: Readonly<Record<GalleryPart, readonly Preview[]>> = {
  components: previews,
  form: [formStates],
  address: [addressStates],
  order: [orderStates],
  buy: [dealStates],
  'sign-in': [signInStates],
  account: [profileStates],
}

/**
 * Every component, and every state of the exchange form, the address field, the order page, buying, the modal that signs in
 * and the settings: the real
 * ones with fixed data, in light and dark, in the language of the address, at three widths.
 */
export default function PreviewPage({ loaderData: { choice } }: Route.ComponentProps) {
  const t = useTranslate()
  if (choice.isFramed) return <Gallery choice={choice} />
  return (
    <Section title={t('preview.title')} width="wide">
      <GallerySwitches choice={choice} examples={titlesOf(choice)} />
      {choice.width === null ? (
        <Gallery choice={choice} />
      ) : (
        <iframe
          className={styles.frame}
          style={{ inlineSize: choice.width }}
          src={galleryQuery({ ...choice, width: null, isFramed: true })}
          title={t('preview.frame', { width: `${choice.width}` })}
        />
      )}
    </Section>
  )
}

/** Components are small and shown together; the states of a page are many. */
function titlesOf({ part }: GalleryChoice): readonly string[] {
  if (part === 'components') return []
  return shownIn[part].flatMap(({ examples }) => examples.map(({ title }) => title))
}

function Gallery({ choice: { part, example: wanted, theme } }: { readonly choice: GalleryChoice }) {
  return (
    <div className={styles.gallery} data-color-scheme={theme}>
      {shownIn[part].map((preview) => (
        <section key={preview.name} aria-label={preview.name}>
          <h2 className={styles.name} lang="en" dir="ltr">
            {preview.name}
          </h2>
          {preview.examples
            .filter(({ title }) => wanted === null || wanted === title)
            .map((example) => (
              <figure key={example.title} className={styles.example}>
                <figcaption lang="en" dir="ltr">
                  {example.title}
                </figcaption>
                <Shown show={example.show} />
              </figure>
            ))}
        </section>
      ))}
    </div>
  )
}

/** An example is a component of its own, so that it may hold state. */
function Shown({ show }: { readonly show: Preview['examples'][number]['show'] }) {
  return show()
}
