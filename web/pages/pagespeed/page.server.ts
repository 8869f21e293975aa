import { loader as homeLoader } from '../home/page.server.ts'

/** What the home page shows, for measurements alone: search engines are to know the one, not this. */
export async function loader(args: Parameters<typeof homeLoader>[0]) {
  const data = await homeLoader(args)
  return { ...data, seo: { ...data.seo, canonical: null, alternates: [] } }
}
