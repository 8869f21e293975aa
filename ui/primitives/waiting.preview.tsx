import type { Preview } from './preview.ts'
import { Skeleton } from './skeleton.tsx'
import { Spinner } from './spinner.tsx'

export const waitingPreview: Preview = {
  name: 'Skeleton, Spinner',
  examples: [
    { title: 'skeleton', show: () => <Skeleton width="180px" height="24px" /> },
    {
      title: 'spinner',
      show: () => (
        <span>
          <Spinner /> Loading
        </span>
      ),
    },
  ],
}
