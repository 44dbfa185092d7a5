import { expect, it } from 'vitest'
import type { PessoaDoFim } from '@rh/domain/contract/desmobilizacao'
import {
  aceitarMuitoBons,
  contar,
  decidir,
  grupoDe,
  paraEnviar,
  paraGuardar,
  pedidoDe,
  reservas,
  type Decisoes,
} from './decisoes.ts'

const vaga = (postoId: number, afinidade: 'muito_bom' | 'bom') => ({
  postoId,
  local: `Posto ${postoId}`,
  cargo: 'Auxiliar',
  escala: '6x1',
  municipio: 'São Paulo',
  uf: 'SP',
  contrato: null,
  vagas: 2,
  quantidade: 4,
  afinidade,
  porques: [],
})
const pessoa = (colaboradorId: number, mais: Partial<PessoaDoFim> = {}): PessoaDoFim => ({
  colaboradorId,
  nome: `Pessoa ${colaboradorId}`,
  matricula: String(colaboradorId),
  cargo: 'Auxiliar',
  escala: '6x1',
  local: 'Praça',
  diasDeAviso: 36,
  decidirAte: '2026-12-01',
  estavel: null,
  processo: null,
  recusa: null,
  decisao: null,
  propostaId: 7,
  destinos: [vaga(7, 'muito_bom'), vaga(8, 'bom')],
  ...mais,
})
const andando = pessoa(3, { processo: { tipo: 'demissao', id: 1, numero: '1', status: 'Solicitada' } })
const pessoas = [pessoa(1), pessoa(2, { propostaId: 8 }), andando, pessoa(4)]
const decisoes: Decisoes = decidir(new Map([[3, { decisao: 'aviso' }]]), 4, {
  decisao: 'fica',
  ate: '2027-02-01',
  motivo: 'Transição',
})

it('takes only the proposals that fit well, of people who are open', () => {
  const novas = aceitarMuitoBons(pessoas, decisoes)
  expect([...novas.keys()].toSorted((a, b) => a - b)).toEqual([1, 3, 4])
  expect(reservas(pessoas, novas)).toEqual([{ postoId: 7, local: 'Posto 7', vagas: 2, tomadas: 1 }])
})

it('counts nobody twice, and sends nothing of who is under way', () => {
  expect(pessoas.map((uma) => grupoDe(uma, decisoes))).toEqual(['abertas', 'abertas', 'andamento', 'fica'])
  const com = decidir(decisoes, 2, { decisao: 'aviso' })
  expect(contar(pessoas, com)).toEqual({ remanejamentos: 0, avisos: 1, pedidos: 1, abertas: 1 })
  expect(paraEnviar(pessoas, com).map(({ colaboradorId }) => colaboradorId)).toEqual([2, 4])
  expect(decidir(com, 2, null).has(2)).toBe(false)
})

it('makes of each decision the request that it takes', () => {
  const pedidos = {
    remanejamento: { tipo: 'definitivo', vigencia: '2027-01-16', motivo: 'Fim', mudaDomicilio: false },
    demissao: {
      causa: '02',
      comunicacao: '2026-12-16',
      aviso: 'trabalhado',
      motivo: 'Fim',
      substituir: false,
    },
  } as const
  expect(pedidoDe({ decisao: 'remanejar', postoId: 7 }, pedidos)).toEqual({
    tipo: 'remanejamento',
    dados: { ...pedidos.remanejamento, postoId: 7 },
  })
  expect(pedidoDe({ decisao: 'reserva' }, pedidos)?.dados).toMatchObject({ reserva: true })
  expect(pedidoDe({ decisao: 'aviso' }, pedidos)).toEqual({ tipo: 'demissao', dados: pedidos.demissao })
  expect(pedidoDe({ decisao: 'fica', ate: '2027-02-01', motivo: 'x' }, pedidos)).toBeNull()
})

it('keeps what the page changed, and names what it took back', () => {
  const mudadas = new Map([
    [1, { decisao: 'aviso' as const }],
    [2, null],
    // Under way by now.
    [3, { decisao: 'reserva' as const }],
  ])
  expect(paraGuardar(pessoas, mudadas)).toEqual({
    decisoes: [{ colaboradorId: 1, decisao: 'aviso' }],
    tiradas: [2],
  })
})
