import type { MessageKey } from '@causeway/content/messages'
import { LinkButton } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { isRouteErrorResponse } from 'react-router'
import { useLocalPath } from '../i18n/use-language.ts'
import styles from './error-page.module.css'

/** What went wrong, whether money is touched, and the way out (PAGE-06). */
export function ErrorPage({ error }: { readonly error: unknown }) {
  const t = useTranslate()
  const localPath = useLocalPath()
  const status = isRouteErrorResponse(error) ? error.status : 500
  const { title, text } = wordsOf(error)
  return (
    <div className={styles.page}>
      <title>{t(title)}</title>
      <meta name="robots" content="noindex" />
      <p className={styles.status}>{status}</p>
      <h1 className={styles.title}>{t(title)}</h1>
      <p className={styles.text}>{t(text)}</p>
      <p>
        <LinkButton href={localPath('/')} size="large">
          {t('errors.toHome')}
        </LinkButton>
      </p>
      {status === 404 ? <WaysOn /> : null}
    </div>
  )
}

const waysOn = [
  ['/history', 'common.yourOrders'],
  ['/supported-currencies', 'shell.supportedCurrencies'],
  ['/how-it-works', 'common.howItWorks'],
  ['/faq', 'shell.questions'],
] as const satisfies readonly (readonly [path: string, name: MessageKey])[]

/** What somebody on a wrong address may have looked for. */
function WaysOn() {
  const t = useTranslate()
  const localPath = useLocalPath()
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list
    <ul role="list" className={styles.ways}>
      {waysOn.map(([path, name]) => (
        <li key={path}>
          <a className={styles.way} href={localPath(path)}>
            {t(name)}
          </a>
        </li>
      ))}
    </ul>
  )
}

type Words = { readonly title: MessageKey; readonly text: MessageKey }

function wordsOf(error: unknown): Words {
  if (!isRouteErrorResponse(error)) return broken
  if (error.data?.code === 'order_not_found') {
    return { title: 'errors.orderNotFoundTitle', text: 'errors.orderNotFoundText' }
  }
  if (error.status === 404) return { title: 'errors.notFoundTitle', text: 'errors.notFoundText' }
  if (error.status === 503) {
    return { title: 'errors.unavailableTitle', text: 'errors.unavailableText' }
  }
  return broken
}

const broken: Words = { title: 'errors.brokenTitle', text: 'errors.brokenText' }
