import Skeleton from '@mui/material/Skeleton'
import type { ReactElement } from 'react'
import { ErrorState } from '../feedback/ErrorState.tsx'
import { Page } from './Page.tsx'

interface Read {
  readonly error: Error | null
  readonly refetch: () => unknown
}

/**
 * Page whose data is not there: a skeleton of so many pixels while it is read, or what went wrong. Not for what was read
 * before, which stays with what is open over it, while it could not be read anew. No component:
 * returned in place of the page itself, it leaves the header mounted, which would otherwise move in twice.
 */
export const unreadPage = ({ error, refetch }: Read, height: number): ReactElement => (
  <Page>
    {error ? (
      <ErrorState error={error} onRetry={refetch} />
    ) : (
      <Skeleton variant="rounded" height={height} sx={{ borderRadius: 4 }} />
    )}
  </Page>
)
