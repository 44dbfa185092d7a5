import Typography from '@mui/material/Typography'
import { tiposDeUniforme } from '@rh/domain/codigos/uniformes'
import type { TotaisDaCompra } from '@rh/domain/contract/estoque'
import { listaCompras } from '@rh/domain/listas/estoque'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query, type ResultOf } from '../../lib/api/query.ts'
import { formatMoney, formatNumber } from '../../lib/format.ts'
import { DataList, type ListQuery } from '../../ui/table/DataList.tsx'
import { toQuery } from '../../ui/table/state/list-state.ts'
import { useListState } from '../../ui/table/state/use-list-state.ts'
import { renderDuas } from '../processo/lista/duas-linhas.tsx'
import { campoTipo, dinheiro, useCampoLocal } from './campos-das-listas.ts'

type Filtros = ListQuery<keyof typeof listaCompras.colunas, typeof listaCompras.filtros>
const listar = (filtros: Filtros) => query('GET /api/product/compras', { query: filtros })

type Compra = ResultOf<'GET /api/product/compras'>

const celulas = {
  descricao: ({ descricao, codigo }: Compra) => renderDuas(descricao, codigo),
  tipo: ({ tipo }: Compra) => tiposDeUniforme[tipo],
  comprar: ({ comprar }: Compra) => <strong>{formatNumber(comprar)}</strong>,
  custoCentavos: ({ custoCentavos }: Compra) => dinheiro(custoCentavos),
  valorCentavos: ({ valorCentavos }: Compra) => dinheiro(valorCentavos),
}

/** What is below its minimum, with how much to buy: the list that goes to the supplier. */
export function Compras() {
  const local = useCampoLocal()
  const { state } = useListState(listaCompras)
  // The same read as the list's own, asked once: the totals come with it.
  const { data } = useQuery({
    ...listar(toQuery(state) as Filtros),
    placeholderData: keepPreviousData,
  })
  return (
    <DataList
      lista={listaCompras}
      label="Comprar"
      {...(data && data.totais.pecas > 0 && { footer: <Totais {...data.totais} /> })}
      load={listar}
      rowKey={({ id }: Compra) => id}
      cells={celulas}
      merged={['codigo']}
      phone={['tamanho', 'local', 'saldo', 'minimo', 'comprar', 'valorCentavos']}
      searchPlaceholder="Buscar por peça ou código"
      fields={[local, campoTipo]}
      exportKey="GET /api/product/compras/exportar"
      empty={{
        title: 'Nada a comprar',
        text: 'Quando um tamanho fica abaixo do mínimo em um local, ele aparece aqui com quanto comprar: o que falta e o que sai em um mês.',
      }}
    />
  )
}

/** What all that is found comes to. */
const Totais = ({ pecas, valorCentavos, semCusto }: TotaisDaCompra) => (
  <Typography variant="body2" color="textSecondary" sx={{ py: 1 }}>
    <strong>{pecas === 1 ? '1 peça' : `${formatNumber(pecas)} peças`}</strong> a comprar
    {valorCentavos !== undefined && (
      <>
        {' · '}
        <strong>{formatMoney(valorCentavos)}</strong>
        {semCusto > 0 &&
          ` · sem ${semCusto === 1 ? '1 tamanho' : `${semCusto} tamanhos`} de custo desconhecido`}
      </>
    )}
  </Typography>
)
