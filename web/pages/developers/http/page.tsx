import { Disclosure, LtrText } from '@causeway/ui/primitives'
import { Phrase, useTranslate } from '@causeway/widget/messages'
import { CodeBlock, DocFrame } from '../../../developers/index.ts'
import { seoMeta } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'
import type { CallGroup } from './call-groups.ts'
import styles from './page.module.css'

export { loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

const rules = ['ruleMoney', 'ruleRefusal', 'ruleRepeat', 'ruleLimits'] as const

/** The calls of the site, for people who write programs: where it is, an example, what holds for every call, and all calls. */
export default function HttpApiPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const { base, email, example, groups, methods, pair } = loaderData
  return (
    <DocFrame
      page="http"
      methods={methods}
      title={t('developers.topicHttp')}
      lead={t('developers.lead')}
    >
      <div className={styles.body}>
        <section>
          <h2 className={styles.title}>{t('developers.baseTitle')}</h2>
          <p>
            <LtrText className={styles.code}>{base}</LtrText>
          </p>
        </section>
        <section>
          <h2 className={styles.title}>{t('developers.tryTitle')}</h2>
          <p>{t('developers.tryText', pair)}</p>
          <CodeBlock label="curl" code={example} />
        </section>
        <section>
          <h2 className={styles.title}>{t('developers.specTitle')}</h2>
          <p>{t('developers.specText')}</p>
          <p>
            <a className={styles.link} href="/api/openapi.json">
              {t('developers.specLink')}
            </a>
          </p>
        </section>
        <section>
          <h2 className={styles.title}>{t('developers.rulesTitle')}</h2>
          <ul className={styles.rules}>
            {rules.map((rule) => (
              <li key={rule}>{t(`developers.${rule}`)}</li>
            ))}
          </ul>
        </section>
        <section>
          <h2 className={styles.title}>{t('developers.accessTitle')}</h2>
          <p>{t('developers.accessText')}</p>
          {email === null ? null : (
            <p>
              <Phrase
                id="developers.accessMail"
                values={{ email }}
                tags={{ mail: (words) => <a href={`mailto:${email}`}>{words}</a> }}
              />
            </p>
          )}
        </section>
        <CallList groups={groups} />
      </div>
    </DocFrame>
  )
}

/** Every call, by the beginnings of their paths. Paths and explanations are English, as the description is. */
function CallList({ groups }: { readonly groups: readonly CallGroup[] }) {
  const t = useTranslate()
  return (
    <section>
      <h2 className={styles.title}>{t('developers.callsTitle')}</h2>
      <p>{t('developers.callsLead')}</p>
      {groups.map(({ path, calls }) => (
        <Disclosure
          key={path}
          className={styles.group}
          summary={
            <>
              <LtrText className={styles.code}>{path}</LtrText>
              <span className={styles.soft}>{t('developers.calls', { count: calls.length })}</span>
            </>
          }
        >
          <dl className={styles.calls} lang="en" dir="ltr">
            {calls.map(({ method, path: whole, summary }) => (
              <div key={`${method} ${whole}`}>
                <dt className={styles.code}>
                  {method} {whole}
                </dt>
                <dd className={styles.soft}>{summary}</dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      ))}
    </section>
  )
}
