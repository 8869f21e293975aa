import { Disclosure } from '@causeway/ui/primitives'
import { type WidgetOptionName, widgetOptionNames, widgetOptions } from '@causeway/widget/embed'
import { useTranslate } from '@causeway/widget/messages'
import { useState } from 'react'
import { useLocalPath } from '../../../../i18n/use-language.ts'
import type { ControlsProps } from './control-props.ts'
import styles from './controls.module.css'
import { OptionControl } from './option-control.tsx'
import { groupWords } from './option-words.ts'
import { ThemeGallery } from './theme-gallery.tsx'

type Group = keyof typeof groupWords
const groups = Object.keys(groupWords) as readonly Group[]
const OPEN_AT_FIRST: readonly Group[] = ['exchange', 'look']

/** Every option as a control, in groups. */
export function BuilderForm(props: ControlsProps) {
  const t = useTranslate()
  const [open] = useState(() =>
    groups.filter((group) => OPEN_AT_FIRST.includes(group) || hasProblem(props, group)),
  )
  return groups.map((group) => (
    <Disclosure
      key={group}
      className={styles.group}
      startsOpen={open.includes(group)}
      summary={<span className={styles.groupTitle}>{t(groupWords[group])}</span>}
    >
      <div className={styles.fields}>
        {group === 'look' ? <ThemeGallery {...props} /> : null}
        {namesOf(group).map((name) => (
          <OptionControl key={name} {...props} name={name} />
        ))}
        {group === 'partner' ? <OwnRefId {...props} /> : null}
      </div>
    </Disclosure>
  ))
}

/** The ref id of the affiliate who looks, or the way to become one. */
function OwnRefId({ change, programmePath, refId, texts }: ControlsProps) {
  const t = useTranslate()
  const localPath = useLocalPath()
  if (refId !== null && texts.merchant === refId) {
    return <p className={styles.ownId}>{t('widgetBuilder.refIdFilled')}</p>
  }
  if (refId !== null) {
    return (
      <p className={styles.ownId}>
        <button type="button" className={styles.link} onClick={() => change({ merchant: refId })}>
          {t('widgetBuilder.useRefId')}
        </button>
      </p>
    )
  }
  return programmePath === null ? null : (
    <p className={styles.ownId}>
      <a href={localPath(programmePath)}>{t('widgetBuilder.joinProgramme')}</a>
    </p>
  )
}

/** Themes are chosen in their gallery. */
function namesOf(group: Group): readonly WidgetOptionName[] {
  return widgetOptionNames.filter((name) => widgetOptions[name].group === group && name !== 'theme')
}

function hasProblem({ state }: ControlsProps, group: Group): boolean {
  return namesOf(group).some((name) => state.problems.has(name))
}
