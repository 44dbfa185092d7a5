import { listaColaborador, situacoes } from '@rh/domain/listas/colaborador'
import { formatDate } from '../../lib/format.ts'
import { query, type ResultOf } from '../../lib/query.ts'
import { StatusChip } from '../../ui/data/StatusChip.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { DataList } from '../../ui/table/DataList.tsx'

type Colaborador = ResultOf<'GET /api/colaborador/listar'>

const abas = [
  { value: '', label: 'Todos' },
  ...Object.entries(situacoes).map(([value, { label }]) => ({ value, label })),
]

const cells = {
  situacao: ({ situacao }: Colaborador) => <StatusChip {...situacoes[situacao]} />,
  dataAdmissao: ({ dataAdmissao }: Colaborador) => formatDate(dataAdmissao),
}

export function ColaboradorList() {
  return (
    <Page title="Colaboradores">
      <DataList
        lista={listaColaborador}
        label="Colaboradores"
        load={(filtros) => query('GET /api/colaborador/listar', { query: filtros })}
        rowKey={(colaborador) => colaborador.id}
        cells={cells}
        phone={['matricula', 'cargo', 'posto', 'situacao']}
        tabs={{ filtro: 'situacao', options: abas }}
        searchPlaceholder="Buscar por nome, matrícula ou CPF"
        empty={{
          title: 'Nenhum colaborador por aqui',
          text: 'Os colaboradores aparecem quando uma admissão é efetivada.',
        }}
      />
    </Page>
  )
}
