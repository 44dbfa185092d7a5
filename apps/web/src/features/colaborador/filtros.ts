import { listaColaborador } from '@rh/domain/listas/colaborador'
import { colunasVisiveis } from '@rh/domain/listas/define-list'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api/query.ts'
import { useGrupos } from '../../lib/session/use-session.ts'
import type { FilterField } from '../../ui/table/filter/filter-fields.ts'

const POUCO_MUDAM_MS = 5 * 60_000

/** `São Paulo/SP` → `SP`. */
const ufDe = (municipio: string): string => municipio.slice(-2)

/** What the filters offer: only contracts and places that this person sees, and only of columns that it sees. */
export function useFiltros(): FilterField[] {
  const visiveis = colunasVisiveis(listaColaborador, useGrupos())
  const { data, isPending, isError } = useQuery({
    ...query('GET /api/colaborador/filtros'),
    staleTime: POUCO_MUDAM_MS,
  })
  const { contratos = [], cargos = [], municipios = [] } = data ?? {}
  const ufs = [...new Set(municipios.map(({ label }) => ufDe(label)))].toSorted()
  const experiencia: FilterField = {
    kind: 'dates',
    de: 'experienciaDe',
    ate: 'experienciaAte',
    label: 'Fim da experiência',
  }
  return [
    {
      kind: 'lookup',
      filtro: 'contratoId',
      label: 'Contrato',
      options: contratos,
      loading: isPending,
      failed: isError,
    },
    {
      kind: 'lookup',
      filtro: 'cargoId',
      label: 'Cargo',
      options: cargos,
      loading: isPending,
      failed: isError,
    },
    {
      kind: 'choice',
      filtro: 'uf',
      label: 'UF do posto',
      options: ufs.map((uf) => ({ value: uf, label: uf })),
    },
    {
      kind: 'lookup',
      filtro: 'municipioIbge',
      label: 'Município do posto',
      options: municipios,
      loading: isPending,
      failed: isError,
    },
    { kind: 'dates', de: 'admissaoDe', ate: 'admissaoAte', label: 'Admissão' },
    ...(visiveis.includes('fimExperiencia') ? [experiencia] : []),
    { kind: 'dates', de: 'desligamentoDe', ate: 'desligamentoAte', label: 'Desligamento' },
    { kind: 'day', filtro: 'em', label: 'Como era em' },
  ]
}
