import { screen } from '@testing-library/dom'
import { listaCompras } from '@rh/domain/listas/estoque'
import { listaRemanejamento } from '@rh/domain/listas/remanejamento'
import { expect, it } from 'vitest'
import { ListTable } from '../src/ui/table/ListTable.tsx'
import { mostrar } from './peca.tsx'

it('a list writes the dates of a column without a cell of its own as they are read', () => {
  const linha = {
    id: 1,
    nome: 'Ana',
    retorno: '2026-11-14',
    atualizadoEm: '2026-11-14T13:05:00Z',
    destino: '',
  }
  mostrar(
    <ListTable
      lista={listaRemanejamento}
      label="Remanejamentos"
      colunas={['nome', 'destino', 'retorno', 'atualizadoEm']}
      rows={[linha]}
      skeletons={1}
      stale={false}
      ordenar="nome"
      onOrder={() => {}}
      rowKey={({ id }) => id}
    />,
  )
  const celulas = screen.getAllByRole('cell').map(({ textContent }) => textContent)
  expect(celulas).toEqual(['Ana', '–', '14/11/2026', '14/11/2026, 10:05'])
})

it('a list groups the figures of a column without a cell of its own, and breaks no moment in two', () => {
  const linha = { id: 1, descricao: 'Luva de látex', saldo: 12_345, comprar: 7, em: '24/11/2026, 16:33' }
  mostrar(
    <ListTable
      lista={listaCompras}
      label="Comprar"
      colunas={['descricao', 'saldo', 'comprar', 'local']}
      cells={{ local: ({ em }: typeof linha) => em }}
      rows={[linha]}
      skeletons={1}
      stale={false}
      ordenar="descricao"
      onOrder={() => {}}
      rowKey={({ id }) => id}
    />,
  )
  const celulas = screen.getAllByRole('cell')
  expect(celulas.map(({ textContent, dataset }) => [textContent, dataset['code']])).toEqual([
    ['Luva de látex', 'false'],
    ['12.345', 'true'],
    ['7', 'true'],
    ['24/11/2026, 16:33', 'true'],
  ])
})
