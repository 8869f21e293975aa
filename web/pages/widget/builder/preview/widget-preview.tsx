import { Button, Segmented } from '@causeway/ui/primitives'
import {
  mountWidget,
  type WidgetEventName,
  type WidgetOptions,
  widgetOptions,
  writeWidgetOptions,
} from '@causeway/widget/embed'
import { useTranslate } from '@causeway/widget/messages'
import { useEffect, useRef, useState } from 'react'
import { eventNames, type ShownEvent } from './widget-events.ts'
import styles from './widget-preview.module.css'

export type WidgetPreviewProps = {
  readonly options: WidgetOptions
  readonly onEvent: (name: WidgetEventName, data: unknown) => void
  /** Whether its orders are in play money. */
  readonly isPlay: boolean
  /** What the widget told last. */
  readonly last: ShownEvent | undefined
}

const widths = ['280', '390', '768'] as const

/** The widget itself, as it stands on another page of the chosen width. */
export function WidgetPreview({ isPlay, last, onEvent, options }: WidgetPreviewProps) {
  const t = useTranslate()
  const [width, setWidth] = useState<(typeof widths)[number]>('390')
  const [round, setRound] = useState(0)
  const place = useMountedWidget({ options, onEvent, round })
  return (
    <section className={styles.preview} aria-labelledby="widget-preview">
      <div className={styles.head}>
        <h2 id="widget-preview" className={styles.title}>
          {t('widgetBuilder.preview')}
        </h2>
        <Button look="quiet" onClick={() => setRound((count) => count + 1)}>
          {t('widgetBuilder.reload')}
        </Button>
        <Segmented
          label={t('widgetBuilder.width')}
          name="preview-width"
          options={widths.map((value) => ({ value, label: isolated(`${value} px`) }))}
          value={width}
          onChange={setWidth}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.stage} tabIndex={0} aria-label={t('widgetBuilder.stage')}>
        <div ref={place} className={styles.place} style={{ inlineSize: `${width}px` }} />
      </section>
      <div className={styles.foot}>
        <p className={styles.note}>
          {t(isPlay ? 'widgetBuilder.previewNotePlay' : 'widgetBuilder.previewNote')}
        </p>
        {last === undefined ? null : (
          <a className={styles.last} href="#widget-events">
            {t('widgetBuilder.lastEvent')}
            <code dir="ltr">{last.name}</code>
          </a>
        )}
      </div>
    </section>
  )
}

/** Number before unit in every language. */
function isolated(text: string): string {
  return `\u2066${text}\u2069`
}

type MountNeeds = Pick<WidgetPreviewProps, 'onEvent' | 'options'> & {
  /** Another number: the widget begins anew. */
  readonly round: number
}

/** Mounts the widget as the script of other sites does, and again whenever an option changes. */
function useMountedWidget({ onEvent, options, round }: MountNeeds) {
  const place = useRef<HTMLDivElement>(null)
  const height = useRef(String(widgetOptions.height.start))
  const query = writeWidgetOptions(options).toString()
  useEffect(() => {
    const element = document.createElement('div')
    element.dataset.round = String(round)
    place.current?.replaceChildren(element)
    for (const name of eventNames) {
      element.addEventListener(`causeway:${name}`, (event) => {
        const { detail } = event as CustomEvent<Readonly<Record<string, unknown>>>
        if (name === 'resize') height.current = String(detail.height)
        onEvent(name, detail)
      })
    }
    const given = Object.fromEntries(new URLSearchParams(query))
    // As high as the one before, so that nothing jumps.
    const { remove } = mountWidget(element, {
      origin: location.origin,
      options: { ...given, height: given.height ?? height.current },
    })
    return () => {
      remove()
      element.remove()
    }
  }, [query, round, onEvent])
  return place
}
