import { expect, it } from 'vitest'
import * as admissao from './admissao.ts'
import * as colaborador from './colaborador.ts'
import * as contratos from './contratos.ts'
import type { Coluna } from './define-list.ts'
import * as demissao from './demissao.ts'
import * as ferias from './ferias.ts'
import * as aVencer from './ferias-a-vencer.ts'
import * as folha from './layout-da-folha.ts'
import * as promocao from './promocao.ts'

const listas = [admissao, colaborador, contratos, demissao, ferias, aVencer, folha, promocao].flatMap(
  (modulo): unknown[] => Object.values(modulo),
)

it('columns that hold centavos are money: a file writes them as such', () => {
  const colunas = listas.flatMap((lista) =>
    typeof lista === 'object' && lista !== null && 'colunas' in lista
      ? Object.entries(lista.colunas as Readonly<Record<string, Coluna>>)
      : [],
  )
  const centavos = colunas.filter(([nome]) => nome.endsWith('Centavos'))
  expect(centavos.length).toBeGreaterThan(1)
  for (const [nome, { tipo }] of centavos) expect([nome, tipo]).toEqual([nome, 'dinheiro'])
})
