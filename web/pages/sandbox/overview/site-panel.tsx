import type { SandboxFactsReply } from '@causeway/api/contract'
import { Button } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { Form } from '../../../client-page/index.ts'
import { Field } from './field.tsx'
import styles from './form-row.module.css'
import { Panel } from './panel.tsx'
import type { SandboxOutcome } from './play-sandbox.server.ts'

export type SitePanelProps = {
  readonly outcome: SandboxOutcome | null
  /** ISO code; null: nobody knows. */
  readonly country: string | null
  /** Those there are, by their names in the page's language. */
  readonly countries: readonly { readonly code: string; readonly name: string }[]
  readonly facts: SandboxFactsReply
}

const siteIntents = ['visitor', 'facts']

/** Where the visitor comes from, and an example of what an operator says of himself. */
export function SitePanel({ outcome, country, countries, facts }: SitePanelProps) {
  const t = useTranslate()
  return (
    <Panel
      id="site"
      lead={t('sandbox.siteLead')}
      outcome={outcome && siteIntents.includes(outcome.intent) ? outcome : null}
    >
      <Form method="post" action="#site" className={styles.row}>
        <input type="hidden" name="intent" value="visitor" />
        <CountrySelect country={country} countries={countries} />
        <Button type="submit" look="secondary">
          {t('sandbox.visitorSet')}
        </Button>
      </Form>
      <p>
        <strong>{t('sandbox.factsTitle')}</strong>
        <br />
        {t('sandbox.factsLead')}
      </p>
      <Form method="post" action="#site" className={styles.row}>
        <input type="hidden" name="intent" value="facts" />
        <Field label={t('sandbox.factsBanner')}>
          {(id) => (
            <select
              id={id}
              name="appBanner"
              key={facts.appBanner}
              defaultValue={facts.appBanner ?? ''}
            >
              <option value="">{t('sandbox.factsBannerNone')}</option>
              <option value="old">{t('sandbox.factsBannerOld')}</option>
              <option value="new_half_screen">{t('sandbox.factsBannerHalf')}</option>
              <option value="new_full_screen">{t('sandbox.factsBannerFull')}</option>
            </select>
          )}
        </Field>
        <Button type="submit" name="on" value="true" look="secondary">
          {t('sandbox.factsShow')}
        </Button>
        {facts.on ? (
          <Button type="submit" name="on" value="false" look="secondary">
            {t('sandbox.factsHide')}
          </Button>
        ) : null}
      </Form>
    </Panel>
  )
}

function CountrySelect({ country, countries }: Pick<SitePanelProps, 'country' | 'countries'>) {
  const t = useTranslate()
  return (
    <Field label={t('sandbox.visitorCountry')}>
      {(id) => (
        <select id={id} name="country" key={country} defaultValue={country ?? ''}>
          <option value="">{t('sandbox.visitorUnknown')}</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
