import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId } from 'react'
import { Link } from 'react-router'
import { call } from '../../../../lib/api/api.ts'
import { isWorthRetrying, toApiError } from '../../../../lib/api/api-error.ts'
import { notify } from '../../../../lib/notify.ts'
import { chamadas } from '../../chamadas.ts'
import { maiuscula } from '../../textos.ts'
import { useTela } from '../../tela.ts'
import { isEmEtapas, type FormularioDaTela, type RegistroEmEtapas } from '../formulario.ts'
import type { RascunhoAberto } from './use-rascunho.ts'

const DE_NOVO_MS = 3_000

interface ConflitoProps {
  readonly form: FormularioDaTela
  readonly id: number
  readonly rascunho: RascunhoAberto
  readonly error: unknown
  readonly visualizarHref: string
}

/**
 * Edit conflict: takes the other person's changes in and goes on saving. Only a field that both changed is asked about,
 * at the field itself; a process that was sent meanwhile ends the typing.
 */
export function Conflito({ form, id, rascunho, error, visualizarHref }: ConflitoProps) {
  const { data: fresco, error: falha } = useQuery({
    queryKey: ['conflito', id, error],
    queryFn: ({ signal }) => readFresco(form, id, signal),
    gcTime: 0,
    staleTime: Infinity,
    // Nothing more is saved until it is read.
    refetchInterval: ({ state }) =>
      state.status === 'error' && isWorthRetrying(toApiError(state.error)) && DE_NOVO_MS,
  })
  const conciliar = useEffectEvent((atual: RegistroEmEtapas) => {
    const { deles, disputados } = rascunho.conciliar(atual)
    const rotulos = form.rotulosDe(atual)
    const vindas = deles.filter(
      ({ etapa, campo }) => !disputados.some((um) => um.etapa === etapa && um.campo === campo),
    )
    if (vindas.length > 0)
      notify.info(toApiError(error).mensagem, {
        id: 'conflito',
        description: `Mudou: ${vindas.map(({ etapa, campo }) => rotulos.campo(etapa, campo)).join(', ')}.`,
      })
  })
  useEffect(() => {
    if (fresco?.editavel) conciliar(fresco)
  }, [fresco])
  if (falha && !isWorthRetrying(toApiError(falha)))
    return <JaEnviada mensagem={toApiError(falha).mensagem} href={visualizarHref} />
  return fresco && !fresco.editavel ? (
    <JaEnviada mensagem={toApiError(error).mensagem} href={visualizarHref} />
  ) : null
}

async function readFresco(
  form: FormularioDaTela,
  id: number,
  signal: AbortSignal,
): Promise<RegistroEmEtapas> {
  const fresco = await call(chamadas(form.tipo).obter, { params: { id: String(id) }, signal })
  if (!isEmEtapas(fresco)) throw new Error(`${form.tipo} has no form of steps`)
  return fresco
}

/** Shown when the process was sent meanwhile: nothing more can be saved here. */
function JaEnviada({ mensagem, href }: { readonly mensagem: string; readonly href: string }) {
  const id = useId()
  const { esta, um, o } = useTela().textos
  return (
    <Dialog open maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{`${maiuscula(esta)} ${um} não está mais em preenchimento`}</DialogTitle>
      <DialogContent>
        <Typography color="textSecondary">
          {mensagem} O que você digitou depois disso não foi salvo.
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button component={Link} to={href} variant="contained">
          {`Abrir ${o} ${um}`}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
