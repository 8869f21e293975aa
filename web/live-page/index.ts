export { Form } from './form.tsx'
export { lateView } from './late-view.tsx'
export { Link } from './link.tsx'
export { livePage } from './live-page.tsx'
export type { DataOf, Shown, ViewData } from './live-page-spec.ts'
export { PlacePage } from './place-page.tsx'
export {
  useNavigate,
  useNavigation,
  usePageQuery,
  useRevalidator,
  useSubmit,
} from './use-page-steps.ts'
