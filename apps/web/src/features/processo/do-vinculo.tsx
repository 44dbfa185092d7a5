import Button from '@mui/material/Button'
import { hrefOf } from '@rh/domain/setores/rotas'
import { Link } from 'react-router'
import { useCanOpen, useSetor } from '../../lib/nav/use-setor.ts'
import type { FolhaDaTela } from './form/formulario.ts'
import type { RegistroDoProcesso } from './chamadas.ts'
import type { Nomes, Rotulos } from './rotulos.ts'
import { definePagina, type PaginaDoRegistro } from './tela.ts'

// The page of a kind about a bond, which is born sent on one sheet.

interface RegistroDoVinculo extends RegistroDoProcesso {
  readonly colaborador: { readonly id: number; readonly matricula: string; readonly nome: string } | null
  readonly nomes: Nomes
}

/** What a kind says of its page; the rest is alike in all. */
type PaginaDoVinculo<R> = Omit<
  PaginaDoRegistro<R>,
  'nomeDe' | 'subtitulo' | 'rotulosDe' | 'agenda' | 'Acoes' | 'folha' | 'etapas'
> & {
  /** The words of the request; ids by the names that the record brings. */
  readonly rotulosDe: (nomes: Nomes) => Rotulos
  /** By the move that the system makes on its day: what the notice says before the date, and after it. */
  readonly noDia: Readonly<Record<string, { readonly titulo: string; readonly texto: string }>>
  readonly folha: FolhaDaTela
}

/** Declares the page of a kind about a bond. */
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
    Acoes: VerFicha,
  })

/** The way to the person whose bond it is. */
function VerFicha({ registro: { colaborador } }: { readonly registro: RegistroDoVinculo }) {
  const setor = useSetor()
  const canOpen = useCanOpen()
  if (!colaborador || !canOpen('colaborador.visualizar')) return null
  return (
    <Button
      component={Link}
      to={hrefOf(setor, 'colaborador.visualizar', { id: colaborador.id })}
      variant="outlined"
      color="inherit"
    >
      Ver ficha
    </Button>
  )
}
