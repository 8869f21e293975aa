import type { Shop } from '../../../customers/index.ts'
import { type ReadPage, readHtml } from '../../../support/index.ts'

/** Where the footer's lists lead, by their titles; the operator's support pages are at help.example.org. */
export const FOOTER_LISTS = {
  Company: [
    ...['/about', '/how-it-works', '/supported-currencies'],
    ...['/otc-desk', '/reviews', '/press'],
  ],
  Support: ['https://help.example.org/', '/faq', '/crashcourse', '/history', '/sandbox'],
  Partners: [
    ...['/partners', '/for-tokens', '/for-wallets'],
    ...['/for-exchanges', '/for-services', '/earn', '/widget', '/developers'],
  ],
  Legal: [
    ...['/terms-of-use', '/privacy-policy', '/aml-kyc'],
    ...['/competent-authorities', '/earn-terms-of-use'],
  ],
}

/** A page as the server sends it, with the HTML of its header and footer; empty where it has none. */
export async function readFramed(
  shop: Shop,
  path: string,
): Promise<ReadPage & { readonly html: string; readonly header: string; readonly footer: string }> {
  const html = await (await fetch(shop.url + path, { redirect: 'manual' })).text()
  const part = (tag: string) => new RegExp(`<${tag}[\\s\\S]*?</${tag}>`).exec(html)?.[0] ?? ''
  return { ...readHtml(html), html, header: part('header'), footer: part('footer') }
}

/** Where the links of a list lead that stands under a title. */
export function listed(html: string, title: string): readonly string[] {
  const list = new RegExp(`>${title}</p>\\s*<ul[^>]*>([\\s\\S]*?)</ul>`).exec(html)?.[1] ?? ''
  return readHtml(list).links
}
