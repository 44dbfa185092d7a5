import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useNamePage } from '../../lib/nav/page-name.ts'
import { useCrumbs, useRouteHandle } from '../../lib/nav/use-setor.ts'
import { staggered } from '../../theme/motion.ts'
import { PageHeader } from './PageHeader.tsx'

const Parts = styled('div')(staggered)

interface PageProps {
  /** Replaces the title of the route table, as by a person's name. */
  readonly title?: ReactNode
  /** Last breadcrumb and window title, where one route serves several pages. */
  readonly crumb?: string
  readonly subtitle?: ReactNode
  readonly status?: ReactNode
  readonly actions?: ReactNode
  /** Replaces breadcrumbs, title and all that stands with it; the content then has the `h1`. */
  readonly header?: ReactNode
  /** Lower header, for pages whose content has to begin high up. */
  readonly dense?: boolean
  readonly children: ReactNode
}

/** Page of a sector: breadcrumbs and title from the route table, then its content. */
export function Page({ title, crumb, header, children, ...rest }: PageProps) {
  const fromRoute = useCrumbs()
  const crumbs = crumb === undefined ? fromRoute : [...fromRoute.slice(0, -1), { label: crumb }]
  const handle = useRouteHandle()
  useNamePage(crumb)
  return (
    <Parts>
      {header ?? <PageHeader title={title ?? handle?.titulo} crumbs={crumbs} {...rest} />}
      {children}
    </Parts>
  )
}
