import Box from '@mui/material/Box'
import type { FormEvent, ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { AuthForm } from '../AuthForm.tsx'
import { AuthLayout } from '../AuthLayout.tsx'
import { StateAlert } from '../StateAlert.tsx'
import { FalhaDoPasso } from '../FalhaDoPasso.tsx'
import type { Formulario } from './use-formulario.ts'
import { useRecado } from './use-formulario.ts'

interface PaginaProps {
  readonly title: string
  readonly subtitle?: ReactNode
  readonly form: Formulario
  readonly onSubmit: (event: FormEvent) => void
  /** What the button says, and what it says while it works. */
  readonly action: readonly [pronto: string, ocupado: string]
  /** In place of the message of the last attempt. */
  readonly estado?: ReactNode
  readonly children?: ReactNode
  /** What else one may do here, below the button. */
  readonly mais?: ReactNode
}

/** What the last attempt met, or what the page before had to say. */
export function EstadoDaTentativa({ form: { failure } }: { readonly form: Formulario }) {
  const { titulo, texto } = useRecado()
  if (failure) return <FalhaDoPasso failure={failure} />
  return titulo ? <StateAlert tone="info" title={titulo} {...(texto && { text: texto })} /> : null
}

/** A page of a variant: one form in the frame of the sign-in. */
export function PaginaVariante({ title, subtitle, form, onSubmit, action, ...props }: PaginaProps) {
  return (
    <AuthLayout title={title} subtitle={subtitle}>
      <AuthForm
        busy={form.busy}
        failure={form.failure}
        state={props.estado ?? <EstadoDaTentativa form={form} />}
        onSubmit={onSubmit}
        action={action}
        after={props.mais}
      >
        {props.children}
      </AuthForm>
    </AuthLayout>
  )
}

interface OutraPaginaProps {
  readonly to: string
  readonly children: ReactNode
}

/** A link to another page of the variant, which returns to the same place. */
export function OutraPagina({ to, children }: OutraPaginaProps) {
  const { search } = useLocation()
  const returnTo = new URLSearchParams(search).get('returnTo')
  const query = returnTo === null ? '' : `?${new URLSearchParams({ returnTo }).toString()}`
  return <Link to={`${to}${query}`}>{children}</Link>
}

/** What else one may do, in the middle below the button. */
export const Mais = ({ children }: { readonly children: ReactNode }) => (
  <Box sx={{ mt: 1, textAlign: 'center', fontSize: '0.9375rem' }}>{children}</Box>
)
