import { CopyButton, Segmented } from '@causeway/ui/primitives'
import type { WidgetOptions } from '@causeway/widget/embed'
import { useTranslate } from '@causeway/widget/messages'
import { useState } from 'react'
import { Check } from '../../../../account-settings/choice-group.tsx'
import { CodeBlock } from '../../../../developers/index.ts'
import type { BuilderData } from '../builder-data.ts'
import styles from './code-section.module.css'
import {
  type EmbedCodeNeeds,
  iframeCode,
  policyLines,
  reactCode,
  shortcode,
  tagCode,
  wordpressPlugin,
} from './embed-code.ts'

export type CodeSectionProps = Pick<BuilderData, 'publicUrl' | 'integrity'> & {
  readonly options: WidgetOptions
}

const forms = ['tag', 'iframe', 'react', 'wordpress'] as const
type CodeForm = (typeof forms)[number]

/** Names of formats and programs, the same in every language. */
const formNames = {
  tag: 'HTML',
  iframe: 'iframe',
  react: 'React',
  wordpress: 'WordPress',
} as const satisfies Record<CodeForm, string>

/** What is put on another page, in four forms, and what that page's policy must allow. */
export function CodeSection({ integrity, options, publicUrl }: CodeSectionProps) {
  const t = useTranslate()
  const [form, setForm] = useState<CodeForm>('tag')
  const [isPinned, setPinned] = useState(false)
  const needs: EmbedCodeNeeds = {
    publicUrl,
    options,
    linkWords: t('widgetBuilder.linkWords'),
    integrity: isPinned ? integrity : null,
  }
  const hasScript = form === 'tag' || form === 'wordpress'
  return (
    <section className={styles.section} aria-labelledby="widget-code">
      <h2 id="widget-code" className={styles.title}>
        {t('widgetBuilder.code')}
      </h2>
      <Segmented
        label={t('widgetBuilder.codeForm')}
        name="code-form"
        options={forms.map((value) => ({ value, label: formNames[value] }))}
        value={form}
        onChange={setForm}
      />
      <FormCode form={form} needs={needs} />
      {hasScript ? (
        <Check
          label={t('widgetBuilder.pin')}
          hint={t('widgetBuilder.pinHint')}
          isChecked={isPinned}
          onChange={setPinned}
        />
      ) : null}
      <h3 className={styles.subtitle}>{t('widgetBuilder.security')}</h3>
      <p className={styles.text}>{t('widgetBuilder.securityText')}</p>
      <Code label="Content-Security-Policy" code={policyLines(publicUrl, hasScript)} />
      {hasScript ? <Code label="Subresource Integrity" code={integrity} /> : null}
    </section>
  )
}

function FormCode({ form, needs }: { readonly form: CodeForm; readonly needs: EmbedCodeNeeds }) {
  const t = useTranslate()
  switch (form) {
    case 'tag':
      return (
        <>
          <p className={styles.text}>{t('widgetBuilder.tagText')}</p>
          <Code label="HTML" code={tagCode(needs)} />
        </>
      )
    case 'iframe':
      return (
        <>
          <p className={styles.text}>{t('widgetBuilder.iframeText')}</p>
          <Code label="HTML" code={iframeCode(needs)} />
        </>
      )
    case 'react':
      return (
        <>
          <p className={styles.text}>{t('widgetBuilder.reactText')}</p>
          <Code label="npm" code="npm install @causeway/widget" />
          <Code label="React" code={reactCode(needs)} />
        </>
      )
    case 'wordpress':
      return (
        <>
          <p className={styles.text}>{t('widgetBuilder.wordpressText')}</p>
          <Code label="WordPress" code={shortcode(needs)} />
          <p className={styles.text}>{t('widgetBuilder.wordpressOnce')}</p>
          <Code label="functions.php" code={wordpressPlugin(needs)} />
        </>
      )
  }
}

function Code({ code, label }: { readonly label: string; readonly code: string }) {
  const t = useTranslate()
  return (
    <CodeBlock
      label={label}
      code={code}
      tools={
        <CopyButton
          text={code}
          label={t('widgetBuilder.copyWhat', { what: label })}
          short={t('common.copy')}
          copied={t('common.copied')}
        />
      }
    />
  )
}
