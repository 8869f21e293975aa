import { wakePart } from '../../live-parts/index.ts'
import { mailinglistsPage } from './mailinglists-page.tsx'

wakePart(mailinglistsPage)
