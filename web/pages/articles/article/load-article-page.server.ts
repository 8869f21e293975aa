import {
  type Article,
  type ArticleContact,
  type ArticleFacts,
  type ArticleId,
  type ArticleSection,
  type ArticleText,
  loadArticle,
  mapText,
  plainText,
} from '@causeway/content/articles'
import { editedPage } from '@causeway/content/edited/operator-content'
import type { SiteFacts } from '@causeway/content/site'
import { answerBody } from '../../../answer-body.ts'
import type { ArticlePage } from '../../../articles/article-page.ts'
import { pageTexts } from '../../../i18n/page-texts.ts'
import type { PageContext } from '../../../load-context.ts'
import { pages } from '../../../pages.ts'
import { breadcrumbData, faqData, type PageSeo, seoAddress } from '../../../seo/index.ts'

/** An article with the operator's facts, in the page's language, and its place in search engines (PAGE-07). */
export async function loadArticlePage(page: PageContext, id: ArticleId) {
  const { brand, edited, language, site } = page
  const { messages } = await pageTexts(page, ['articles'])
  const written = editedPage(edited, language, id) ?? (await loadArticle(language, id))
  const { company, partners, people, press } = site
  const contacts = contactsOf(page)
  const referralDays = await referralDaysOf(page, written)
  const article = published(completed(written, { brand: brand.name, referralDays }), site, contacts)
  const shown = {
    brandName: brand.name,
    article,
    facts: { company, partners, people, press: newestFirst(press) },
    contacts,
  } satisfies ArticlePage
  return { messages, seo: seoOf(page, id, article), shown }
}

function seoOf(page: PageContext, id: ArticleId, { title, description, ...article }: Article) {
  const address = seoAddress(page, `/${id}`)
  const home = seoAddress(page, '/').canonical
  const questions = article.sections
    .flatMap((section) => section.questions ?? [])
    .map(({ answer, question }) => ({ question, answer: plainText(answer) }))
  const steps =
    home === null || address.canonical === null
      ? []
      : [
          { name: page.brand.name, url: home },
          { name: article.heading, url: address.canonical },
        ]
  return {
    title: `${title} · ${page.brand.name}`,
    description,
    ...address,
    structuredData: [
      ...(steps.length === 0 ? [] : [breadcrumbData(steps)]),
      ...(questions.length === 0 ? [] : [faqData(questions)]),
    ],
  } satisfies PageSeo
}

/** An address of its own for each purpose, or that of support. */
function contactsOf({ brand, site }: PageContext): Record<ArticleContact, string | null> {
  const { authoritiesEmail, businessEmail, pressEmail } = site.company
  const support = brand.supportEmail
  return {
    support,
    business: businessEmail ?? support,
    press: pressEmail ?? support,
    authorities: authoritiesEmail ?? support,
  }
}

function newestFirst<T extends { readonly date: string }>(entries: readonly T[]): T[] {
  return entries.toSorted((a, b) => b.date.localeCompare(a.date))
}

/** Without sections that only the operator's facts would fill, where he has given none. */
function published(article: Article, site: SiteFacts, contacts: ArticlePage['contacts']): Article {
  const { company, partners, people, press } = site
  const isGiven = {
    company: company.legalName !== null,
    partners: partners.length > 0,
    people: people.length > 0,
    press: press.length > 0,
  } satisfies Record<ArticleFacts, boolean>
  const sections = article.sections.filter(
    ({ contact, facts }) =>
      facts === undefined ||
      isGiven[facts] ||
      (contact !== undefined && contacts[contact] !== null),
  )
  return { ...article, sections }
}

/** How long a click on an affiliate's link counts; asked for only where the article says it. */
async function referralDaysOf({ calls }: PageContext, article: Article): Promise<string> {
  if (!JSON.stringify(article.sections).includes('{referralDays}')) return ''
  return `${answerBody(await calls.affiliateTerms()).result.windowDays}`
}

/** Puts the site's name and figures in, and leaves out of the lists of links those to pages that the site lacks. */
function completed(
  article: Article,
  { brand, referralDays }: { readonly brand: string; readonly referralDays: string },
): Article {
  const named = (text: string) =>
    text.replaceAll('{brand}', brand).replaceAll('{referralDays}', referralDays)
  const { description, heading, lead, sections, title } = article
  return {
    title: named(title),
    description: named(description),
    heading: named(heading),
    lead: named(lead),
    sections: sections.map((section) => completedSection(section, named)),
  }
}

function completedSection(
  { id, heading, facts, contact, ...lists }: ArticleSection,
  named: (text: string) => string,
): ArticleSection {
  const { links = [], paragraphs = [], points = [], questions = [], steps = [] } = lists
  const namedText = (text: ArticleText) => mapText(text, named)
  return {
    id,
    heading: named(heading),
    paragraphs: paragraphs.map(namedText),
    steps: steps.map(namedText),
    points: points.map(namedText),
    questions: questions.map(({ answer, question }) => ({
      question: named(question),
      answer: namedText(answer),
    })),
    links: links
      .filter(({ path }) => isPage(path))
      .map(({ path, text }) => ({ path, text: named(text) })),
    ...(facts === undefined ? {} : { facts }),
    ...(contact === undefined ? {} : { contact }),
  }
}

function isPage(path: string): boolean {
  return pages.some((page) => `/${page.path}` === path)
}
