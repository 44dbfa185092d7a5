import { listaColaborador, situacoes } from '@rh/domain/listas/colaborador'
import { hrefOf } from '@rh/domain/setores/rotas'
import { query, type ResultOf } from '../../lib/api/query.ts'
import { formatDate } from '../../lib/format.ts'
import { useSetor } from '../../lib/nav/use-setor.ts'
import { StatusChip } from '../../ui/data/StatusChip.tsx'
import { DataList, type ListQuery } from '../../ui/table/DataList.tsx'

type Filtros = ListQuery<keyof typeof listaColaborador.colunas, typeof listaColaborador.filtros>
type Colaborador = ResultOf<'GET /api/colaborador/listar'>

const listar = (filtros: Filtros) => query('GET /api/colaborador/listar', { query: filtros })

const data = (dia: string | null | undefined) => (dia ? formatDate(dia) : '–')

const cells = {
  situacao: ({ situacao }: Colaborador) => <StatusChip {...situacoes[situacao]} />,
  dataAdmissao: ({ dataAdmissao }: Colaborador) => data(dataAdmissao),
  fimExperiencia: ({ fimExperiencia }: Colaborador) => data(fimExperiencia),
  dataDesligamento: ({ dataDesligamento }: Colaborador) => data(dataDesligamento),
}

/** Everybody of whom something is held, also who left; each leads to the record. */
export function Titulares() {
  const setor = useSetor()
  return (
    <DataList
      lista={listaColaborador}
      label="Titulares"
      load={listar}
      rowKey={({ id }) => id}
      rowHref={({ id }) => hrefOf(setor, 'privacidade.titular', { id })}
      cells={cells}
      phone={['matricula', 'cargo', 'situacao', 'dataDesligamento']}
      tabs={{ filtro: 'situacao', options: abas }}
      searchPlaceholder="Buscar por nome, matrícula ou CPF"
      empty={{
        title: 'Ninguém por aqui',
        text: 'As pessoas aparecem quando a admissão é efetivada, e continuam depois que saem.',
      }}
    />
  )
}

const abas = [
  { value: '', label: 'Todos' },
  ...Object.entries(situacoes).map(([value, { label }]) => ({ value, label })),
]
