import {
  assertKebabCase,
  camelCase,
  pascalCase,
  type Scaffold,
  withLineBefore,
} from './scaffold.ts'

const PAGES = 'web/pages.ts'
const CATALOGUE = 'content/messages/catalogue.ts'
const LOADERS = 'content/messages/en/loaders.ts'

/** A page with a heading: component, loader, its words in English, and its row in the table of pages. */
export function scaffoldPage(
  read: (path: string) => string,
  [name = '']: readonly string[],
): Scaffold {
  assertKebabCase(name)
  const namespace = camelCase(name)
  const row = `  { ...ordinary, id: '${name}', path: '${name}', folder: '${name}' },\n`
  const imported = withLineBefore(
    read(CATALOGUE),
    /import type \{ NamespaceMessages \}/,
    `import type { ${namespace} } from './en/${name}.ts'\n`,
  )
  const created = new Map([
    [`web/pages/${name}/page.tsx`, pageText(name, namespace)],
    [`web/pages/${name}/page.server.ts`, loaderText(name, namespace)],
    [`content/messages/en/${name}.ts`, messagesText(name, namespace)],
  ])
  const edited = new Map([
    [
      CATALOGUE,
      withLineBefore(
        imported,
        /\}\n\n\/\*\* One namespace per page/,
        `  readonly ${namespace}: typeof ${namespace}\n`,
      ),
    ],
    [
      LOADERS,
      withLineBefore(
        read(LOADERS),
        /\}\n*$/,
        `  ${namespace}: async () => (await import('./${name}.ts')).${namespace},\n`,
      ),
    ],
    [PAGES, withLineBefore(read(PAGES), / {2}\{\n {4}\.\.\.ordinary,\n {4}id: 'not-found'/, row)],
  ])
  return { created, edited }
}

function pageText(name: string, namespace: string): string {
  return `import { useTranslate } from '@causeway/widget/messages'
import { Section } from '../../parts/index.ts'
import { seoMeta } from '../../seo/index.ts'
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
  return `import { pageTexts } from '../../i18n/index.ts'
import { pageContext } from '../../load-context.ts'
import type { PageSeo } from '../../seo/index.ts'
import type { Route } from './+types/page.ts'

/** Words of the page and its place in search engines. */
export async function loader({ context }: Route.LoaderArgs) {
  const { brand, publicUrl } = context.get(pageContext)
  const { messages, t } = await pageTexts(['${namespace}'])
  const seo = {
    title: \`\${t('${namespace}.title')} · \${brand.name}\`,
    description: t('${namespace}.lead'),
    canonical: \`\${publicUrl}/${name}\`,
  } satisfies PageSeo
  return { messages, seo }
}
`
}

function messagesText(name: string, namespace: string): string {
  return `import type { NamespaceMessages } from '../message.ts'

export const ${namespace} = {
  title: '${pascalCase(name)}',
  lead: 'One sentence on what this page is for.',
} as const satisfies NamespaceMessages
`
}
