export { clientPage } from './client-page.tsx'
export type { DataOf, Shown, ViewData } from './client-page-spec.ts'
export { Form } from './form.tsx'
export { lazyView } from './lazy-view.tsx'
export { Link } from './link.tsx'
export { PlacePage } from './place-page.tsx'
export {
  useNavigate,
  useNavigation,
  usePageQuery,
  useRevalidator,
  useSubmit,
} from './use-page-steps.ts'
