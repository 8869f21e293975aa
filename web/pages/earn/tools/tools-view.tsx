import { useTranslate } from '@causeway/widget/messages'
import { SettingsLayout } from '../../../account-settings/settings-layout.tsx'
import { CodeSection } from './code/code-section.tsx'
import { ListSection } from './list/list-section.tsx'
import { ToolSection } from './list/tool-section.tsx'
import { SettingsSection } from './settings/settings-section.tsx'
import type { ToolsProps } from './tools-data.ts'

/** All tools, and everything about the one that is chosen. */
export function ToolsView(props: ToolsProps) {
  const t = useTranslate()
  const tool = props.tools.find(({ id }) => id === props.selectedId)
  const hasSettings = tool !== undefined && tool.type !== 'api'
  const places: (readonly [string, string])[] = [['tools', t('earnTools.listTitle')]]
  if (tool !== undefined) places.push(['tool', tool.name])
  if (hasSettings) places.push(['settings', t('earnTools.settingsTitle')])
  if (tool !== undefined) places.push(['code', t('earnTools.codeTitle')])
  return (
    <SettingsLayout label={t('earnTools.sections')} places={places}>
      <ListSection {...props} />
      {tool === undefined ? null : <ToolSection key={`tool ${tool.id}`} {...props} tool={tool} />}
      {hasSettings ? <SettingsSection key={`settings ${tool.id}`} {...props} tool={tool} /> : null}
      {tool === undefined ? null : <CodeSection {...props} tool={tool} />}
      <noscript>
        <p>{t('common.scriptNeeded')}</p>
      </noscript>
    </SettingsLayout>
  )
}
