import { Button, CopyButton } from '@causeway/ui/primitives'
import type { WidgetEventName } from '@causeway/widget/embed'
import { useTranslate } from '@causeway/widget/messages'
import { useCallback, useMemo, useState } from 'react'
import type { IslandSpec } from '../../../islands/index.ts'
import type { BuilderData } from './builder-data.ts'
import { CodeSection } from './code/code-section.tsx'
import { BuilderForm } from './controls/builder-form.tsx'
import { EventLog } from './preview/event-log.tsx'
import { type ShownEvent, withEvent } from './preview/widget-events.ts'
import { WidgetPreview } from './preview/widget-preview.tsx'
import { readBuilderTexts, writeBuilderQuery } from './state/builder-state.ts'
import { useBuilderState } from './state/use-builder-state.ts'
import styles from './widget-builder.module.css'

/** Controls, the widget that they make, its code, and what it tells its page. */
function WidgetBuilder(props: BuilderData) {
  const t = useTranslate()
  const { isPlay, publicUrl, query, refId } = props
  const { change, reset, settled, texts } = useBuilderState(query, refId)
  const state = useMemo(() => readBuilderTexts(texts), [texts])
  const { options } = useMemo(() => readBuilderTexts(settled), [settled])
  const [isOpen, setOpen] = useState(false)
  const [events, setEvents] = useState<readonly ShownEvent[]>([])
  const record = useCallback((name: WidgetEventName, data: unknown) => {
    setEvents((before) => withEvent(before, { name, data, now: new Date() }))
  }, [])
  return (
    <div className={styles.builder}>
      <div className={styles.desk}>
        <div className={styles.settings}>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls="widget-settings"
            onClick={() => setOpen(!isOpen)}
          >
            {t(isOpen ? 'widgetBuilder.hideSettings' : 'widgetBuilder.showSettings')}
          </button>
          <section
            id="widget-settings"
            className={styles.form}
            data-open={isOpen ? '' : undefined}
            aria-label={t('widgetBuilder.settings')}
          >
            <BuilderForm {...props} texts={texts} state={state} change={change} />
            <div className={styles.tools}>
              <CopyButton
                text={shareAddress(settled)}
                label={t('widgetBuilder.copyLink')}
                short={t('widgetBuilder.copyLink')}
                copied={t('common.copied')}
              />
              <Button look="quiet" onClick={reset}>
                {t('widgetBuilder.reset')}
              </Button>
            </div>
          </section>
        </div>
        <div className={styles.result}>
          <WidgetPreview isPlay={isPlay} options={options} onEvent={record} last={events[0]} />
        </div>
      </div>
      <CodeSection options={options} publicUrl={publicUrl} integrity={props.integrity} />
      <div className={styles.events}>
        <EventLog events={events} clear={() => setEvents([])} />
      </div>
    </div>
  )

  function shareAddress(shown: typeof settled): string {
    const written = writeBuilderQuery(shown)
    return `${publicUrl}${props.path}${written === '' ? '' : `?${written}`}`
  }
}

export const widgetBuilder: IslandSpec<BuilderData> = {
  name: 'widget-builder',
  Component: WidgetBuilder,
  namespaces: ['common', 'widgetBuilder'],
}
