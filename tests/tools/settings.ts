// npm run settings: .env.example and the README's table of settings, from main/settings.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { settings } from '../../main/settings/settings.ts'
import { projectRoot } from './project-root.ts'
import { envExample, withSettingsTable } from './settings-text.ts'
import { sourceText } from './source-files.ts'

const texts = [
  ['.env.example', envExample(settings)],
  ['README.md', withSettingsTable(sourceText('README.md'), settings)],
] as const
for (const [path, text] of texts) writeFileSync(join(projectRoot, path), text)
