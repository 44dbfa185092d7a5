import Box from '@mui/material/Box'
import type { FormEvent, ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { PlainButton } from '../../../ui/PlainButton.tsx'
import { AuthLayout } from '../AuthLayout.tsx'
import { StateAlert } from '../StateAlert.tsx'
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

const ESPERAM: readonly string[] = ['fora_do_horario', 'muitas_tentativas']

/** What the last attempt met, or what the page before had to say. */
export function EstadoDaTentativa({ form: { failure } }: { readonly form: Formulario }) {
  const { titulo, texto } = useRecado()
  if (failure)
    return (
      <StateAlert
        tone={ESPERAM.includes(failure.codigo) ? 'warning' : 'error'}
        title={failure.mensagem}
        text={failure.acao}
      />
    )
  return titulo ? <StateAlert tone="info" title={titulo} {...(texto && { text: texto })} /> : null
}

/** A page of a variant: one form in the frame of the sign-in. */
export function PaginaVariante({ title, subtitle, form, onSubmit, action, ...props }: PaginaProps) {
  const [pronto, ocupado] = action
  return (
    <AuthLayout title={title} subtitle={subtitle}>
      <Box
        component="form"
        noValidate
        onSubmit={onSubmit}
        sx={{ display: 'flex', flexDirection: 'column', gap: 1.75 }}
      >
        {props.estado ?? <EstadoDaTentativa form={form} />}
        {props.children}
        <PlainButton type="submit" disabled={form.busy} aria-busy={form.busy}>
          {form.busy ? ocupado : pronto}
        </PlainButton>
        {props.mais}
      </Box>
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
