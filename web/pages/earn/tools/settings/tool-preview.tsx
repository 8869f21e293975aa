import { languageOf, languages } from '@causeway/content/languages'
import { useTranslate } from '@causeway/widget/messages'
import { toolLink } from '../tool-link.ts'
import { bannerImage, buttonStyle } from '../tool-snippets.ts'
import type { ToolProps } from '../tools-data.ts'
import type { Draft } from './draft.ts'
import styles from './settings-section.module.css'

export type ToolPreviewProps = ToolProps & { readonly settings: Draft }

/** The picture or the button itself, as it is with these settings. */
export function ToolPreview(props: ToolPreviewProps) {
  const t = useTranslate()
  const { type } = props.tool
  if (type !== 'banner' && type !== 'button') return null
  return (
    <div className={styles.preview}>
      <h3 className={styles.previewTitle}>{t('earnTools.previewTitle')}</h3>
      <p className={styles.hint}>{t('earnTools.previewText')}</p>
      <div className={styles.stage}>
        {type === 'banner' ? <BannerPreview {...props} /> : <ButtonPreview {...props} />}
      </div>
    </div>
  )
}

function BannerPreview({ settings, words }: ToolPreviewProps) {
  const { height, path, width } = bannerImage(settings)
  const language = languageOf(settings.language ?? null)
  return (
    <img
      src={path}
      width={width}
      height={height}
      alt={words[language].alt}
      lang={languages[language].hreflang}
    />
  )
}

function ButtonPreview({ colours, publicUrl, settings, tool, words }: ToolPreviewProps) {
  const language = languageOf(settings.language ?? null)
  return (
    <a
      href={toolLink(publicUrl, { id: tool.id, settings })}
      target="_blank"
      rel="sponsored noopener"
      style={buttonStyle(settings, colours)}
      lang={languages[language].hreflang}
    >
      {settings.label ?? words[language].label}
    </a>
  )
}
