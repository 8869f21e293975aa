export { ExchangePart } from './exchange-part.ts'
export { Footer } from './footer.tsx'
export { FormBlock } from './form-block.tsx'
export { Header } from './header.tsx'
export { loadShell, pageAt } from './load-shell.ts'
export { pageTypeOf } from './page-type.ts'
export { ReviewBadge } from './review-badge.tsx'

export { SideMenu, ToTop } from './side-menu.tsx'
