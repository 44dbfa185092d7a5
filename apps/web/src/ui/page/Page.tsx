import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useNamePage } from '../../lib/nav/page-name.ts'
import { useCrumbs, useRouteHandle } from '../../lib/nav/use-setor.ts'
import { staggered } from '../../theme/motion.ts'
import { PageHeader } from './PageHeader.tsx'

const Parts = styled('div')(staggered)

interface PageProps {
  /** Where the page's own title, from the table of routes, says too little: a person's name. */
  readonly title?: ReactNode
  /** The last of the breadcrumbs and the window's title, where one route stands for several pages. */
  readonly crumb?: string
  readonly subtitle?: ReactNode
  readonly status?: ReactNode
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A page of a sector: breadcrumbs and title from the table of routes, then its content. */
export function Page({ title, crumb, children, ...header }: PageProps) {
  const fromRoute = useCrumbs()
  const crumbs = crumb === undefined ? fromRoute : [...fromRoute.slice(0, -1), { label: crumb }]
  const handle = useRouteHandle()
  useNamePage(crumb)
  return (
    <Parts>
      <PageHeader title={title ?? handle?.titulo} crumbs={crumbs} {...header} />
      {children}
    </Parts>
  )
}
