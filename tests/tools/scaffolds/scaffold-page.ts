import { languageCodes } from '@causeway/content/languages'
import {
  assertKebabCase,
  camelCase,
  pascalCase,
  type ReadSource,
  type Scaffold,
  withLineBefore,
} from './scaffold.ts'
import { UNTRANSLATED, withUntranslated } from './untranslated.ts'

const PAGES = 'web/pages.ts'
const CATALOGUE = 'content/messages/catalogue.ts'

/**
 * A page with a heading: component, loader, its words in English, and its row in the table of pages. It is named by its
 * group and itself, `articles/loyalty`. Throws for a group that no page is in.
 */
export function scaffoldPage(read: ReadSource, [folder = '']: readonly string[]): Scaffold {
  const [group = '', name = ''] = folder.split('/')
  const groups = [
    ...new Set([...read(PAGES).matchAll(/folder: '([^/']+)\//g)].map(([, one]) => one)),
  ]
  if (!groups.includes(group)) throw new Error(`'${group}' is none of ${groups.join(', ')}`)
  assertKebabCase(name)
  if (new RegExp(`(id|path): '${name}'`).test(read(PAGES)))
    throw new Error(`${PAGES} has ${name} already`)
  const namespace = camelCase(name)
  const row = `  { ...ordinary, id: '${name}', path: '${name}', folder: '${folder}' },\n`
  const typed = withLineBefore(
    read(CATALOGUE),
    /\}\n\n\/\*\* A file has a key/,
    `  readonly ${namespace}: typeof import('./en/${name}.json')\n`,
  )
  const created = new Map([
    [`web/pages/${folder}/page.tsx`, pageText(name, namespace)],
    [`web/pages/${folder}/page.server.ts`, loaderText(name, namespace)],
    ...languageCodes.map((language): [string, string] => [
      `content/messages/${language}/${name}.json`,
      jsonText(language === 'en' ? messagesOf(name) : {}),
    ]),
  ])
  const others = languageCodes.filter((language) => language !== 'en')
  const edited = new Map([
    [UNTRANSLATED, withUntranslated(read(UNTRANSLATED), others, [name])],
    [
      CATALOGUE,
      withLineBefore(
        typed,
        /\} as const satisfies Record<Namespace/,
        `  ${namespace}: '${name}',\n`,
      ),
    ],
    [PAGES, withLineBefore(read(PAGES), / {2}\{\n {4}\.\.\.aside,\n {4}id: 'not-found'/, row)],
  ])
  return { created, edited }
}

function pageText(name: string, namespace: string): string {
  return `import { useTranslate } from '@causeway/widget/messages'
import { Section } from '../../../parts/section.tsx'
import { seoMeta } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'

export { loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

/** The page at /${name}. */
export default function ${pascalCase(name)}Page() {
  const t = useTranslate()
  return <Section title={t('${namespace}.title')} lead={t('${namespace}.lead')} />
}
`
}

function loaderText(name: string, namespace: string): string {
  return `import { pageTexts } from '../../../i18n/page-texts.ts'
import { pageContext } from '../../../load-context.ts'
import { type PageSeo, seoAddress } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'

/** Words of the page and its place in search engines. */
export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { messages, t } = await pageTexts(page, ['${namespace}'])
  const seo = {
    title: \`\${t('${namespace}.title')} · \${page.brand.name}\`,
    description: t('${namespace}.lead'),
    ...seoAddress(page, '/${name}'),
  } satisfies PageSeo
  return { messages, seo }
}
`
}

/** In the other languages English stands in, phrase by phrase, until they are translated. */
function messagesOf(name: string): Readonly<Record<string, string>> {
  return { title: pascalCase(name), lead: 'One sentence on what this page is for.' }
}

function jsonText(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
