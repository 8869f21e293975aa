import { Badge, Disclosure } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { useState } from 'react'
import type { Outcome } from '../../../../account-settings/outcome.ts'
import { OutcomeNotice } from '../../../../account-settings/outcome-notice.tsx'
import { SettingsCard } from '../../../../account-settings/settings-card.tsx'
import { Link } from '../../../../client-page/index.ts'
import { toolTypeWords } from '../tool-words.ts'
import type { ToolsProps } from '../tools-data.ts'
import { CreateToolForm } from './create-tool-form.tsx'
import styles from './list-section.module.css'

/** The tools there are, to choose one, and the way to another. */
export function ListSection(props: ToolsProps) {
  const t = useTranslate()
  const { selectedId, tools } = props
  const [created, setCreated] = useState<Outcome | null>(null)
  return (
    <SettingsCard id="tools" title={t('earnTools.listTitle')} text={t('earnTools.listText')}>
      {tools.length === 0 ? (
        <p>{t('earnTools.none')}</p>
      ) : (
        // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list
        <ul role="list" className={styles.list}>
          {tools.map(({ id, isDisabled, name, type }) => (
            <li key={id}>
              <Link
                to={`?tool=${id}`}
                className={styles.tool}
                aria-current={id === selectedId ? 'true' : undefined}
                preventScrollReset
              >
                <bdi className={styles.name}>{name}</bdi>
                <span className={styles.type}>{t(toolTypeWords[type].name)}</span>
                {isDisabled ? <Badge tone="warning">{t('earnTools.toolDisabled')}</Badge> : null}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <OutcomeNotice outcome={created} takesFocus />
      <Disclosure
        key={tools.length}
        summary={t('earnTools.createTool')}
        startsOpen={tools.length === 0}
      >
        <CreateToolForm {...props} onDone={setCreated} />
      </Disclosure>
    </SettingsCard>
  )
}
