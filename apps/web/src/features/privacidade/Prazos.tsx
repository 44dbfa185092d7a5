import { listaPrazosDeGuarda, situacoesDaGuarda } from '@rh/domain/listas/prazos-de-guarda'
import { categoriaDe } from '@rh/domain/privacidade/categorias'
import { hrefOf } from '@rh/domain/setores/rotas'
import { query, type ResultOf } from '../../lib/api/query.ts'
import { formatDate } from '../../lib/format.ts'
import { useSetor } from '../../lib/nav/use-setor.ts'
import { StatusChip } from '../../ui/data/StatusChip.tsx'
import { DataList, type ListQuery } from '../../ui/table/DataList.tsx'

type Filtros = ListQuery<keyof typeof listaPrazosDeGuarda.colunas, typeof listaPrazosDeGuarda.filtros>
type Linha = ResultOf<'GET /api/privacidade/prazos'>

const listar = (filtros: Filtros) => query('GET /api/privacidade/prazos', { query: filtros })

const abas = [
  { value: '', label: 'Todos' },
  ...Object.entries(situacoesDaGuarda).map(([value, { label }]) => ({ value, label })),
]

const cells = {
  saida: ({ saida }: Linha) => formatDate(saida),
  vence: ({ vence }: Linha) => formatDate(vence),
  vencidas: ({ vencidas }: Linha) => vencidas.map((nome) => categoriaDe(nome).label).join(', ') || '–',
  situacao: ({ situacao }: Linha) => <StatusChip {...situacoesDaGuarda[situacao]} />,
}

/** Who left, and what of them no law asks to be kept any longer; a hold is given on the record of the person. */
export function Prazos() {
  const setor = useSetor()
  return (
    <DataList
      lista={listaPrazosDeGuarda}
      label="Prazos de guarda"
      load={listar}
      rowKey={({ id }) => id}
      rowHref={({ id }) => hrefOf(setor, 'privacidade.titular', { id })}
      cells={cells}
      phone={['matricula', 'saida', 'vence', 'vencidas', 'situacao']}
      tabs={{ filtro: 'situacao', options: abas }}
      searchPlaceholder="Buscar por nome"
      empty={{
        title: 'Ninguém por aqui',
        text: 'Os prazos contam do fim do último vínculo: quem saiu aparece aqui no dia seguinte.',
      }}
    />
  )
}
