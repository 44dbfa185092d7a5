import Box from '@mui/material/Box'
import type { ComponentProps, ReactNode } from 'react'
import { useCrumbs } from '../../lib/nav/use-setor.ts'
import { useIsPhone } from '../../theme/use-is-phone.ts'
import { FormTop } from './FormTop.tsx'
import { Page } from './Page.tsx'

interface FormPageProps {
  readonly title: string
  readonly subtitle?: ReactNode
  /** Status of the record, beside the title. */
  readonly status?: ReactNode
  /** Who else is here; takes no room while it is empty. */
  readonly presence?: ReactNode
  /** Saved state, at the end of the header. */
  readonly saved?: ReactNode
  /** Page's other actions, on wide screens. */
  readonly actions?: ReactNode
  /** Header on phones. */
  readonly phone: Omit<ComponentProps<typeof FormTop>, 'status' | 'back'>
  readonly children: ReactNode
}

/** Page of a long form: the usual header on wide screens, one line of it on phones, so that the fields come first. */
export function FormPage({
  title,
  subtitle,
  status,
  presence,
  saved,
  actions,
  phone,
  children,
}: FormPageProps) {
  const isPhone = useIsPhone()
  const back = useCrumbs().findLast(({ href }) => href !== undefined)
  if (isPhone)
    return (
      <div>
        <FormTop
          {...phone}
          back={back?.href === undefined ? undefined : { href: back.href, label: `Voltar: ${back.label}` }}
          status={saved}
        />
        <Box sx={{ '&:has(> :not(:empty))': { pb: 1 } }}>{presence}</Box>
        {children}
      </div>
    )
  return (
    <Page
      dense
      title={title}
      subtitle={subtitle}
      status={status}
      actions={
        <>
          {presence}
          {saved}
          {actions}
        </>
      }
    >
      {children}
    </Page>
  )
}
