import { defineList } from '@rh/domain/listas/define-list'
import Box from '@mui/material/Box'
import { z } from 'zod'
import { semConexao } from '../../lib/api/api-error.ts'
import { StatusChip } from '../../ui/data/StatusChip.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { DataList, type DataListProps } from '../../ui/table/DataList.tsx'
import { ListFilter } from '../../ui/table/filter/ListFilter.tsx'

const lista = defineList({
  nome: 'Exemplos',
  colunas: {
    nome: { label: 'Nome', sortable: true },
    cargo: { label: 'Cargo', sortable: true },
    situacao: { label: 'Situação' },
    obs: { label: 'Observação', opcional: true },
  },
  filtros: { situacao: z.string().optional() },
  ordemPadrao: 'nome',
})

interface Exemplo {
  readonly id: number
  readonly nome: string
  readonly cargo: string
  readonly situacao: string
  readonly obs: string
}

const exemplos: readonly Exemplo[] = [
  'Maria de Lourdes',
  'José Antônio',
  'Benedita Conceição do Espírito Santo',
].map((nome, id) => ({ id, nome, cargo: 'Auxiliar de limpeza', situacao: 'Ativo', obs: 'Sem observações' }))

type Load = DataListProps<keyof (typeof lista)['colunas'], (typeof lista)['filtros'], Exemplo>['load']

const estados: Readonly<Record<string, Load>> = {
  cheia: () => ({
    queryKey: ['dev', 'cheia'],
    queryFn: () => Promise.resolve({ results: exemplos, total: 10_000, totalLimitado: true }),
  }),
  carregando: () => ({ queryKey: ['dev', 'carregando'], queryFn: () => new Promise(() => undefined) }),
  vazia: () => ({
    queryKey: ['dev', 'vazia'],
    queryFn: () => Promise.resolve({ results: [], total: 0, totalLimitado: false }),
  }),
  falhou: () => ({ queryKey: ['dev', 'falhou'], queryFn: () => Promise.reject(semConexao()) }),
}

const situacoes = [
  { value: 'ativo', label: 'Ativo' },
  { value: 'ferias', label: 'Em férias' },
]

const cells = {
  situacao: ({ situacao }: Exemplo) => <StatusChip tone="success" label={situacao} />,
}

/** One list in each of its states: they share the address, and so what is searched and ordered. */
export const Listas = () => (
  <Section title="Listas">
    <Box sx={{ display: 'grid', gap: 3 }}>
      {Object.entries(estados).map(([estado, load]) => (
        <DataList
          key={estado}
          lista={lista}
          label={`Lista ${estado}`}
          load={load}
          rowKey={({ id }) => id}
          rowHref={() => '#'}
          cells={cells}
          searchPlaceholder="Buscar por nome"
          filters={
            <ListFilter lista={lista} filtro="situacao" label="Situação" all="Todas" options={situacoes} />
          }
          fields={[]}
          empty={{ title: 'Nenhum exemplo ainda', text: 'O que fazer para ter o primeiro.' }}
        />
      ))}
    </Box>
  </Section>
)
