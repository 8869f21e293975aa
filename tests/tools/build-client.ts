// npm run build --workspace client: the package @causeway/client as it is published, whole (docs/adr/0056).
import { join } from 'node:path'
import { buildClient } from '../support/index.ts'
import { projectRoot } from './project-root.ts'

await buildClient(join(projectRoot, 'client/dist'))
