import { languageCodes } from '@causeway/content/languages'
import type { SiteFacts } from '@causeway/content/site'
import { type ReadContent, readOperatorContent } from '@causeway/site/operator-content'
import type { Config } from '../../settings/index.ts'

/**
 * What the operator has still to say, what he has put in the product's place, and what is wrong (PAGE-07). It needs no
 * database, so that it can be asked while the product runs.
 */
export async function showContent({
  contentDir,
  supportEmail,
}: Pick<Config, 'contentDir' | 'supportEmail'>): Promise<void> {
  const say = (line: string) => process.stdout.write(`${line}\n`)
  const read = await readOperatorContent(contentDir)
  say(`Folder ${contentDir}`)
  say('')
  const missing = missingFacts(read.content.site, supportEmail)
  say(missing.length === 0 ? 'All facts are filled in' : 'operator: fill this in')
  for (const line of missing) say(`  ${line}`)
  say('')
  say('Legal texts')
  for (const line of legalLines(read)) say(`  ${line}`)
  say('')
  say(read.files.length === 0 ? 'No files of your own' : 'Files of your own')
  for (const name of read.files) say(`  ${name}`)
  if (read.problems.length === 0) return
  say('')
  say(
    'Errors: the site does not start with these files; if it is running, it keeps the previous version',
  )
  for (const { message } of read.problems) say(`  ${message}`)
}

function missingFacts(site: SiteFacts, supportEmail: string | null): string[] {
  const { company, partners, people, press, supportUrl } = site
  const facts: readonly (readonly [name: string, isGiven: boolean, where: string])[] = [
    ['SUPPORT_EMAIL', supportEmail !== null, 'contact address on every page that shows one'],
    ['company.legalName', company.legalName !== null, 'about, aml-kyc, competent-authorities'],
    ['company.registration', company.registration !== null, 'the same pages'],
    ['company.address', company.address !== null, 'the same pages'],
    ['company.jurisdiction', company.jurisdiction !== null, 'the same pages'],
    ['company.authority', company.authority !== null, 'the same pages, if you are supervised'],
    ['company.authoritiesEmail', company.authoritiesEmail !== null, 'competent-authorities'],
    ['company.pressEmail', company.pressEmail !== null, 'press'],
    ['company.businessEmail', company.businessEmail !== null, 'partners, otc-desk, for-…'],
    ['people', people.length > 0, 'about'],
    ['partners', partners.length > 0, 'partners'],
    ['press', press.length > 0, 'press'],
    ['supportUrl', supportUrl !== null, 'header and footer'],
  ]
  return facts
    .filter(([, isGiven]) => !isGiven)
    .map(([name, , where]) => `${name.padEnd(26)} ${where}`)
}

function legalLines({ content }: ReadContent): string[] {
  const { pages } = content.texts
  return (['terms-of-use', 'privacy-policy', 'earn-terms-of-use'] as const).map((page) => {
    const own = languageCodes.filter((code) => pages[code]?.[page] !== undefined)
    if (own.length === 0) {
      return `${page.padEnd(26)} the built-in template in every language: replace it`
    }
    const rest = own.includes('en')
      ? 'other languages show your English text'
      : 'other languages show the template'
    return `${page.padEnd(26)} yours in ${own.join(', ')}; ${rest}`
  })
}
