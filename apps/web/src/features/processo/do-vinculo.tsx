import MuiLink from '@mui/material/Link'
import { hrefOf } from '@rh/domain/setores/rotas'
import { Link } from 'react-router'
import { useCanOpen, useSetor } from '../../lib/nav/use-setor.ts'
import type { Campos } from './form/folha/href-do-campo.ts'
import type { RegistroDoProcesso } from './chamadas.ts'
import type { Nomes, Rotulos } from './rotulos.ts'
import { definePagina, type PaginaDoRegistro } from './tela.ts'

// The page of a kind about a bond, which is born sent on one sheet.

interface RegistroDoVinculo extends RegistroDoProcesso {
  readonly colaborador: { readonly id: number; readonly matricula: string; readonly nome: string } | null
  readonly nomes: Nomes
}

/** Page options of a kind about a bond; the rest is common to all. */
type PaginaDoVinculo<R> = Omit<
  PaginaDoRegistro<R>,
  'nomeDe' | 'subtitulo' | 'rotulosDe' | 'agenda' | 'Link' | 'campos' | 'etapas'
> & {
  /** Labels of the request; `nomes` resolves ids. */
  readonly rotulosDe: (nomes: Nomes) => Rotulos
  /** Texts of the scheduled-transition notice, by transition. */
  readonly noDia: Readonly<Record<string, { readonly titulo: string; readonly texto: string }>>
  readonly campos: Campos
}

/** Declares the record page of a kind about a bond. */
export const definePaginaDoVinculo = <R extends RegistroDoVinculo>({
  rotulosDe,
  noDia,
  ...pagina
}: PaginaDoVinculo<R>): PaginaDoRegistro =>
  definePagina<R>({
    correcao: { transicao: 'reenviar', em: ['solicitada', 'em_analise'] },
    ...pagina,
    nomeDe: ({ colaborador }) => colaborador?.nome ?? null,
    subtitulo: ({ colaborador }) => colaborador && `Matrícula ${colaborador.matricula} · `,
    rotulosDe: ({ nomes }) => rotulosDe(nomes),
    agenda: {
      dias: () => null,
      titulo: (transicao) => noDia[transicao]?.titulo ?? '',
      texto: (transicao) => noDia[transicao]?.texto ?? '',
    },
    Link: VerFicha,
  })

/** Link to the file of the person. */
function VerFicha({ registro: { colaborador } }: { readonly registro: RegistroDoVinculo }) {
  const setor = useSetor()
  const canOpen = useCanOpen()
  if (!colaborador || !canOpen('colaborador.visualizar')) return null
  return (
    <MuiLink
      component={Link}
      to={hrefOf(setor, 'colaborador.visualizar', { id: colaborador.id })}
      sx={{ whiteSpace: 'nowrap' }}
    >
      Ver ficha
    </MuiLink>
  )
}
