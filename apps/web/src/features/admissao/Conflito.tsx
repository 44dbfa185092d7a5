import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router'
import { call } from '../../lib/api.ts'
import { toApiError } from '../../lib/api-error.ts'
import { ConflitoDialog } from '../processo/ConflitoDialog.tsx'
import { mesclar } from './mesclar.ts'
import type { Registro } from './queries.ts'
import { rotulosDe } from './rotulos.ts'
import type { RascunhoAberto } from './use-rascunho.ts'

interface ConflitoProps {
  readonly id: number
  readonly rascunho: RascunhoAberto
  readonly error: unknown
  readonly visualizarHref: string
}

/** Somebody else saved first: reads their version and lets the person choose. */
export function Conflito({ id, rascunho, error, visualizarHref }: ConflitoProps) {
  const { cofre, adotar } = rascunho
  const { data: fresco } = useQuery({
    queryKey: ['conflito', id, error],
    queryFn: ({ signal }): Promise<Registro> =>
      call('GET /api/admissao/obter/:id', { params: { id: String(id) }, signal }),
    gcTime: 0,
    staleTime: Infinity,
  })
  const mensagem = toApiError(error).mensagem
  if (fresco && !fresco.editavel) return <JaEnviada mensagem={mensagem} href={visualizarHref} />
  const mescla = fresco && mesclar(cofre.salvo(), fresco.dados, cofre.autosave.pendentes())
  const rotulos = rotulosDe(fresco?.posto ?? null, fresco?.nomes)
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

/** The admission left the hands of whoever fills it in: nothing more can be saved here. */
function JaEnviada({ mensagem, href }: { readonly mensagem: string; readonly href: string }) {
  const id = useId()
  return (
    <Dialog open maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>Esta admissão não está mais em preenchimento</DialogTitle>
      <DialogContent>
        <Typography color="textSecondary">
          {mensagem} O que você digitou depois disso não foi salvo.
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button component={Link} to={href} variant="contained">
          Abrir a admissão
        </Button>
      </DialogActions>
    </Dialog>
  )
}
