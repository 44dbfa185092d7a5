import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router'
import { call } from '../../../../lib/api/api.ts'
import { toApiError } from '../../../../lib/api/api-error.ts'
import { ConflitoDialog } from './ConflitoDialog.tsx'
import { mesclar } from './mesclar.ts'
import { chamadas } from '../../chamadas.ts'
import { maiuscula } from '../../textos.ts'
import type { Rotulos } from '../../rotulos.ts'
import { useTela } from '../../tela.ts'
import { isEmEtapas, type FormularioDaTela, type RegistroEmEtapas } from '../formulario.ts'
import type { RascunhoAberto } from './use-rascunho.ts'

interface ConflitoProps {
  readonly form: FormularioDaTela
  readonly id: number
  readonly rascunho: RascunhoAberto
  readonly error: unknown
  readonly visualizarHref: string
}

/** Edit conflict: loads the other person's version and lets this one choose. */
export function Conflito({ form, id, rascunho, error, visualizarHref }: ConflitoProps) {
  const { cofre, adotar } = rascunho
  const { data: fresco } = useQuery({
    queryKey: ['conflito', id, error],
    queryFn: ({ signal }) => readFresco(form, id, signal),
    gcTime: 0,
    staleTime: Infinity,
  })
  const mensagem = toApiError(error).mensagem
  if (fresco && !fresco.editavel) return <JaEnviada mensagem={mensagem} href={visualizarHref} />
  const mescla = fresco && mesclar(form, cofre.salvo(), fresco.dados, cofre.autosave.pendentes())
  const rotulos = fresco ? form.rotulosDe(fresco) : semRotulos
  return (
    <ConflitoDialog
      mensagem={mensagem}
      deles={mescla && [...mescla.deles]}
      disputados={mescla?.disputados.map(({ etapa, campo }) => rotulos.campo(etapa, campo)) ?? []}
      rotulos={rotulos}
      onKeepMine={() => fresco && mescla && adotar(fresco, mescla.partes)}
      onTakeTheirs={() => fresco && adotar(fresco, new Map())}
    />
  )
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

/** Labels while the record is loading. */
const semRotulos: Rotulos = { etapa: (etapa) => etapa, campo: (_, campo) => campo, valor: () => '' }

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
