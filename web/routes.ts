import { index, type RouteConfig, route } from '@react-router/dev/routes'
import { pages } from './pages.ts'

export default [
  ...pages.map((page) => {
    const file = `pages/${page.folder}/page.tsx`
    return page.path === '' ? index(file, { id: page.id }) : route(page.path, file, { id: page.id })
  }),
  // PAGE-09: another name of the front page.
  route('index', 'pages/exchange/home/index-name.ts', { id: 'home-index' }),
  // Another name of the programme's terms.
  route('earn/terms-of-use', 'pages/earn/programme/terms-name.ts', { id: 'earn-terms-name' }),
  // No page: what the play world's mail box shows in its frame.
  route('sandbox/mail/:id/view', 'pages/sandbox/mail/view.ts', { id: 'sandbox-mail-view' }),
  // No page: what the search of the reference looks through.
  route('developers/search.json', 'pages/developers/reference/search-index.ts', {
    id: 'developers-search-index',
  }),
  // No page either: how the site is installed.
  route('manifest.webmanifest', 'pwa/manifest.ts', { id: 'manifest' }),
] satisfies RouteConfig
