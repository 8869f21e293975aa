import { languageOf } from '@causeway/content/languages'
import { CopyButton, LinkButton, LtrText } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { SettingsCard } from '../../../../account-settings/settings-card.tsx'
import { useLocalPath } from '../../../../i18n/use-language.ts'
import { toolLink } from '../tool-link.ts'
import { bannerCode, buttonCode } from '../tool-snippets.ts'
import type { ToolProps } from '../tools-data.ts'
import { widgetAttributes, widgetCode } from '../widget-code.ts'
import styles from './code-section.module.css'

/** What is put on another site, of the settings that are saved. */
export function CodeSection(props: ToolProps) {
  const t = useTranslate()
  const { publicUrl, tool } = props
  return (
    <SettingsCard id="code" title={t('earnTools.codeTitle')} text={t('earnTools.codeText')}>
      <Code {...props} />
      {tool.type === 'api' ? null : (
        <>
          <CopiedText
            title={t('earnTools.link')}
            text={toolLink(publicUrl, tool)}
            copy={t('earnTools.copyLink')}
          />
          <QrCode {...props} />
        </>
      )}
      {tool.type === 'api' || tool.type === 'widget' ? (
        <CopiedText title={t('earnTools.refId')} text={tool.id} copy={t('earnTools.copyRefId')} />
      ) : null}
      {tool.type === 'api' ? <ApiHint /> : null}
    </SettingsCard>
  )
}

/** The HTML of types that have one. */
function Code({ colours, publicUrl, tool, words }: ToolProps) {
  const t = useTranslate()
  const { settings, type } = tool
  if (type === 'widget') {
    const code = widgetCode({ href: toolLink(publicUrl, tool), publicUrl, tool, words })
    return (
      <>
        <CopiedText title={t('earnTools.html')} text={code} copy={t('earnTools.copyHtml')} />
        <p>{t('earnTools.widgetHint')}</p>
        <BuilderLink {...tool} />
      </>
    )
  }
  if (type !== 'banner' && type !== 'button') return null
  const { alt, label } = words[languageOf(settings.language ?? null)]
  const href = toolLink(publicUrl, tool)
  const text =
    type === 'banner'
      ? bannerCode(settings, { href, publicUrl, alt })
      : buttonCode(settings, { colours, href, label: settings.label ?? label })
  return <CopiedText title={t('earnTools.html')} text={text} copy={t('earnTools.copyHtml')} />
}

/** The page on which everything else of a widget is chosen, with the settings of this one. */
function BuilderLink({ id, settings }: ToolProps['tool']) {
  const t = useTranslate()
  const localPath = useLocalPath()
  return (
    <p>
      <a href={localPath(`/widget?${new URLSearchParams(widgetAttributes({ id, settings }))}`)}>
        {t('earnTools.toBuilder')}
      </a>
    </p>
  )
}

function ApiHint() {
  const t = useTranslate()
  const localPath = useLocalPath()
  return (
    <>
      <p>{t('earnTools.apiHint', { field: 'userMeta.refId', path: 'POST /api/transactions' })}</p>
      <p>
        <a href={localPath('/account/api')}>{t('earnTools.apiKeys')}</a>
      </p>
    </>
  )
}

type CopiedTextProps = { readonly title: string; readonly text: string; readonly copy: string }

function CopiedText({ copy, text, title }: CopiedTextProps) {
  const t = useTranslate()
  return (
    <div className={styles.copied}>
      <div className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        <CopyButton text={text} label={copy} short={t('common.copy')} copied={t('common.copied')} />
      </div>
      <LtrText className={styles.code}>{text}</LtrText>
    </div>
  )
}

function QrCode({ qrSvg, tool }: ToolProps) {
  const t = useTranslate()
  if (qrSvg === null) return null
  const picture = `data:image/svg+xml,${encodeURIComponent(qrSvg)}`
  return (
    <div className={styles.copied}>
      <h3 className={styles.title}>{t('earnTools.qr')}</h3>
      <img
        className={styles.qr}
        src={picture}
        width={160}
        height={160}
        alt={t('earnTools.qrOfLink')}
      />
      <div>
        <LinkButton look="secondary" href={picture} download={`${tool.id}.svg`}>
          {t('earnTools.downloadQr')}
        </LinkButton>
      </div>
    </div>
  )
}
