import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { remuneracaoBase } from '../adicionais/remuneracao.ts'
import { somarDias } from '../calendario/datas.ts'
import { periodosAquisitivos } from '../ferias/aquisicao.ts'
import { opcoesDeAviso } from './avisos.ts'
import { causas, type Causa } from './causas.ts'
import { compararDemissoes } from './comparacao.ts'
import { somarLinhas } from './linhas.ts'
import type { CircunstanciasDaDemissao, PedidoDeDemissao } from './pedido-tipos.ts'
import { verificarDemissao } from './pedido.ts'
import { relogioDaDemissao } from './relogio.ts'
import { simularDemissao } from './simulacao.ts'

const RODADAS = { numRuns: 1_000 }
vi.setConfig({ testTimeout: 120_000 })

const todas = Object.keys(causas) as Causa[]
const centavos = fc.integer({ min: 0, max: 2_000_000 })

/** Somebody admitted up to eight years before the communication, with a ledger as it would be on that day. */
const situacao = fc
  .record({
    causa: fc.constantFrom(...todas),
    forma: fc.nat(),
    comunicacao: fc.integer({ min: 0, max: 3_000 }).map((dias) => somarDias('2020-01-01', dias)),
    tempo: fc.integer({ min: 0, max: 3_000 }),
    prazo: fc.integer({ min: 1, max: 90 }),
    salario: fc.integer({ min: 100_000, max: 1_500_000 }),
    gozados: fc.integer({ min: 0, max: 30 }),
    faltas: fc.integer({ min: 0, max: 40 }),
    dataBaseMes: fc.integer({ min: 1, max: 12 }),
    saldoFgts: fc.option(centavos, { nil: undefined }),
    adiantamento13Centavos: fc.integer({ min: 0, max: 100_000 }),
    diasCumpridos: fc.option(fc.integer({ min: 0, max: 45 }), { nil: undefined }),
    desconto: fc.integer({ min: 0, max: 50_000 }),
  })
  .map(({ causa, forma, comunicacao, tempo, salario, gozados, faltas, ...resto }) => {
    const admissao = somarDias(comunicacao, -tempo)
    const opcoes = opcoesDeAviso(causa)
    const pedido: PedidoDeDemissao = {
      causa,
      comunicacao,
      aviso: opcoes[forma % opcoes.length]?.codigo ?? 'nao_se_aplica',
      motivo: 'x',
      descontos: [{ descricao: 'Outro', valorCentavos: resto.desconto }],
      ...(resto.saldoFgts !== undefined && { saldoFgts: resto.saldoFgts }),
      ...(resto.diasCumpridos !== undefined && { diasCumpridos: resto.diasCumpridos }),
    }
    const circunstancias: CircunstanciasDaDemissao = {
      hoje: comunicacao,
      admissao,
      contrato: { tipo: 'indeterminado', fim: somarDias(comunicacao, resto.prazo) },
      remuneracao: remuneracaoBase({ salarioCentavos: salario, salarioMinimoCentavos: 100_000 }),
      periodos: periodosAquisitivos({ admissao, ate: comunicacao }).map((periodo) => ({
        ...periodo,
        saldo: periodo.situacao === 'EM_CURSO' ? 0 : 30 - gozados,
      })),
      faltasNoPeriodo: faltas,
      dataBaseMes: resto.dataBaseMes,
      adiantamento13Centavos: resto.adiantamento13Centavos,
    }
    return { pedido, circunstancias }
  })

const simular = ({ pedido, circunstancias }: typeof situacao extends fc.Arbitrary<infer T> ? T : never) => {
  const simulacao = simularDemissao(pedido, circunstancias)
  if (!simulacao) throw new Error('no result for good input')
  return simulacao
}

describe('a rescisão, whatever it is', () => {
  it('CLT art. 477: totals are the sums of their lines, no line is negative, none is twice', () => {
    fc.assert(
      fc.property(situacao, (dados) => {
        const resultado = simular(dados)
        const { linhas, totalBruto, totalDescontos, totalLiquido, multaFgts, custoTotal } = resultado
        expect(somarLinhas(linhas, 'provento')).toBe(totalBruto)
        expect(somarLinhas(linhas, 'desconto')).toBe(totalDescontos)
        expect(somarLinhas(linhas, 'fgts')).toBe(multaFgts)
        expect(totalLiquido).toBe(totalBruto - totalDescontos)
        expect(custoTotal).toBe(totalBruto + multaFgts)
        expect(linhas.every(({ centavos: valor }) => Number.isSafeInteger(valor) && valor > 0)).toBe(true)
        expect(new Set(linhas.map(({ codigo }) => codigo)).size).toBe(linhas.length)
        expect(linhas.every(({ baseLegal }) => baseLegal !== '')).toBe(true)
      }),
      RODADAS,
    )
  })

  it('its days are in order: told, ended, projected; paid ten days after the end', () => {
    fc.assert(
      fc.property(situacao, (dados) => {
        const { comunicacao, dtDeslig, fimProjetado, pagarAte, pagarAteDiaUtil, ...resto } = simular(dados)
        expect(comunicacao <= dtDeslig && dtDeslig <= fimProjetado && dtDeslig < pagarAte).toBe(true)
        expect(pagarAteDiaUtil <= pagarAte).toBe(true)
        expect(resto.ultimoDiaTrabalhado <= dtDeslig).toBe(true)
        expect(resto.dtProjFimAPI === null || resto.dtProjFimAPI === fimProjetado).toBe(true)
        const datas = resto.linhaDoTempo.map(({ data }) => data)
        expect(datas).toEqual(datas.toSorted())
      }),
      RODADAS,
    )
  })

  it('two of them: the differences of the lines add up to the difference of the totals', () => {
    fc.assert(
      fc.property(situacao, situacao, (uma, outra) => {
        const [a, b] = [simular(uma), simular(outra)]
        const { linhas, totalBruto, totalDescontos, totalLiquido, custo } = compararDemissoes(a, b)
        const soma = (tipo: string): number =>
          linhas.reduce((total, linha) => (linha.tipo === tipo ? total + linha.diferenca : total), 0)
        expect(soma('provento')).toBe(totalBruto.diferenca)
        expect(soma('desconto')).toBe(totalDescontos.diferenca)
        expect(soma('provento') - soma('desconto')).toBe(totalLiquido.diferenca)
        expect(soma('provento') + soma('fgts')).toBe(custo.diferenca)
        expect(compararDemissoes(b, a).custo.diferenca).toBe(-custo.diferenca || 0)
      }),
      RODADAS,
    )
  })

  it('no finding is without a sentence, and those of law name it', () => {
    fc.assert(
      fc.property(situacao, fc.constantFrom('pedido', 'finalizar'), ({ pedido, circunstancias }, momento) => {
        for (const { codigo, mensagem, baseLegal } of verificarDemissao(pedido, circunstancias, momento)) {
          expect(mensagem).toMatch(/^\p{Lu}.*\.$/u)
          expect(baseLegal !== undefined).toBe(codigo === codigo.toUpperCase())
        }
      }),
      RODADAS,
    )
  })

  it('CLT art. 477 §§ 6º and 8º: the clock only gets worse, and the fine comes on the eleventh day', () => {
    fc.assert(
      fc.property(fc.integer({ min: -30, max: 60 }), centavos, (dia, salarioCentavos) => {
        const em = (dias: number) =>
          relogioDaDemissao({
            dtDeslig: '2026-11-16',
            hoje: somarDias('2026-11-16', dias),
            salarioCentavos,
          })
        const ordem = ['neutro', 'verde', 'laranja', 'vermelho']
        expect(ordem.indexOf(em(dia).cor)).toBeLessThanOrEqual(ordem.indexOf(em(dia + 1).cor))
        expect(em(dia).multaCentavos).toBe(dia > 10 ? salarioCentavos : 0)
      }),
      RODADAS,
    )
  })
})
