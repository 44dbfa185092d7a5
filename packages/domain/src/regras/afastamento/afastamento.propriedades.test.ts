import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { diasDoTrecho, somarDias, somarMeses } from '../calendario/datas.ts'
import { motivosDeAfastamento, type MotivoDeAfastamento } from './motivos.ts'
import { verificarAfastamento } from './pedido.ts'
import type { AfastamentoAnterior } from './pedido-tipos.ts'
import { simularAfastamento } from './simulacao.ts'
import { vidaDoAfastamento } from './vida.ts'

const RODADAS = { numRuns: 5_000 }
// Thousands of runs on a busy machine are slow, not wrong.
vi.setConfig({ testTimeout: 120_000 })

const ADMISSAO = '2020-01-01'
const data = fc.integer({ min: 0, max: 3_650 }).map((dias) => somarDias(ADMISSAO, dias))
const motivo = fc.constantFrom(...(Object.keys(motivosDeAfastamento) as MotivoDeAfastamento[]))
const opcional = <T>(valor: fc.Arbitrary<T>) => fc.option(valor, { nil: undefined })

/** Said only where the first holds. */
const implica = (se: boolean, entao: () => boolean): boolean => !se || entao()

describe('leave', () => {
  it('Lei 8.213 art. 60 § 3º: company and INSS share every day, and the company pays fifteen of an illness at most', () => {
    const trechos = fc.array(fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 70 })), {
      minLength: 1,
      maxLength: 4,
    })
    fc.assert(
      fc.property(data, trechos, fc.boolean(), (inicio, partes, mesmaDoenca) => {
        const afastamentos: AfastamentoAnterior[] = []
        let dia = inicio
        let pagos = 0
        for (const [dias, folga] of partes) {
          const simulado = simularAfastamento(
            { motivo: '03', inicio: dia, atestado: { dias }, mesmaDoenca },
            { hoje: dia, admissao: ADMISSAO, afastamentos },
          )
          const { diasEmpresa = null, diasInss = null, fim = null, inssApartirDe, s2230Ate } = simulado ?? {}
          expect((diasEmpresa ?? 0) + (diasInss ?? 0)).toBe(dias)
          expect((diasInss ?? 0) > 0).toBe(inssApartirDe !== null)
          expect(s2230Ate === null).toBe(inssApartirDe === null)
          pagos = simulado?.infoMesmoMtv === 'S' ? pagos + (diasEmpresa ?? 0) : (diasEmpresa ?? 0)
          expect(pagos).toBeLessThanOrEqual(15)
          afastamentos.push({ motivo: '03', inicio: dia, fim, doenca: 'a mesma' })
          dia = somarDias(dia, dias - 1 + folga)
        }
      }),
      RODADAS,
    )
  })

  it('eSocial: the stretches follow one another from the first day to the last, and the return is the day after', () => {
    const pedido = fc.record({
      motivo,
      inicio: data,
      dias: opcional(fc.integer({ min: 1, max: 200 })),
      estadia: opcional(fc.tuple(fc.integer({ min: 0, max: 119 }), fc.integer({ min: 1, max: 60 }))),
      ferias: fc.tuple(fc.integer({ min: -40, max: 40 }), fc.integer({ min: 5, max: 30 })),
    })
    fc.assert(
      fc.property(pedido, ({ motivo: codigo, inicio, dias, estadia, ferias: [de, quantos] }) => {
        const internacao = estadia && {
          inicio: somarDias(inicio, estadia[0]),
          fim: somarDias(inicio, estadia[0] + estadia[1] - 1),
        }
        const trecho = { inicio: somarDias(inicio, de), fim: somarDias(inicio, de + quantos - 1) }
        const simulado = simularAfastamento(
          {
            motivo: codigo,
            inicio,
            ...(dias !== undefined && { atestado: { dias } }),
            ...(internacao && { internacao }),
          },
          { hoje: inicio, admissao: ADMISSAO, ferias: [trecho] },
        )
        if (!simulado) return
        const { periodos, fim, retorno, efeitos } = simulado
        expect(periodos[0]?.inicio).toBe(simulado.inicio)
        expect(periodos.at(-1)?.fim).toBe(fim)
        const seguidos = periodos
          .slice(1)
          .every((periodo, indice) => periodo.inicio === somarDias(periodos[indice]?.fim ?? '', 1))
        expect(seguidos).toBe(true)
        expect(simulado.dias).toBe(fim === null ? null : diasDoTrecho(simulado.inicio, fim))
        expect(retorno).toBe(fim === null ? null : somarDias(fim, 1))
        expect(simulado.s2230Ate !== null).toBe(simulado.obrigatorioS2230)
        // Nothing that it does begins before it.
        expect(efeitos.every((efeito) => efeito.de >= simulado.inicio)).toBe(true)
        // A leave that waits for the vacation does not take days of it.
        expect(implica(simulado.inicio > inicio, () => simulado.inicio === somarDias(trecho.fim, 1))).toBe(
          true,
        )
      }),
      RODADAS,
    )
  })

  it('CLT art. 473 IV and XII: what is accepted never passes the limit in any twelve months', () => {
    const pedidos = fc.array(fc.tuple(data, fc.integer({ min: 1, max: 3 })), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(fc.constantFrom('J-DOACAO_SANGUE', 'J-PREVENCAO_CANCER'), pedidos, (codigo, lista) => {
        const aceitos: { motivo: string; inicio: string; fim: string; dias: number }[] = []
        for (const [inicio, dias] of lista) {
          const fim = somarDias(inicio, dias - 1)
          const recusas = verificarAfastamento(
            { motivo: codigo, inicio, fim },
            { hoje: inicio, admissao: ADMISSAO, afastamentos: aceitos },
          ).filter(({ severidade }) => severidade === 'bloqueio')
          if (recusas.length === 0) aceitos.push({ motivo: codigo, inicio, fim, dias })
        }
        const limite = codigo === 'J-DOACAO_SANGUE' ? 1 : 3
        for (const { inicio } of aceitos) {
          const naJanela = aceitos.filter((um) => inicio <= um.inicio && um.inicio < somarMeses(inicio, 12))
          expect(naJanela.reduce((soma, { dias }) => soma + dias, 0)).toBeLessThanOrEqual(limite)
        }
      }),
      RODADAS,
    )
  })

  it('every day has a situation: to begin before the first, closed from the return on, and never back from closed by date', () => {
    const registro = fc.record({
      dias: fc.option(fc.integer({ min: 1, max: 90 }), { nil: null }),
      inss: fc.option(fc.integer({ min: 0, max: 30 }), { nil: null }),
      exame: fc.boolean(),
      retorno: fc.option(fc.integer({ min: 1, max: 120 }), { nil: null }),
      decisao: fc.constantFrom(undefined, 'concedido', 'negado'),
    })
    fc.assert(
      fc.property(registro, fc.integer({ min: -10, max: 150 }), (dados, distancia) => {
        const inicio = ADMISSAO
        const depois = (dias: number | null) => (dias === null ? null : somarDias(inicio, dias))
        const lido = {
          inicio,
          fim: depois(dados.dias === null ? null : dados.dias - 1),
          inssApartirDe: depois(dados.inss),
          exameRetornoDesde: dados.exame ? somarDias(inicio, 29) : null,
          retorno: depois(dados.retorno),
          ...(dados.decisao && { beneficio: { decisao: dados.decisao } }),
        } as const
        const hoje = somarDias(inicio, distancia)
        const { situacao, desde, proximoLembrete } = vidaDoAfastamento(lido, hoje)
        expect(situacao === 'agendado').toBe(hoje < inicio)
        const amanha = vidaDoAfastamento(lido, somarDias(hoje, 1)).situacao
        const voltou = lido.retorno !== null && lido.retorno <= hoje
        expect(implica(voltou, () => situacao === 'encerrado')).toBe(true)
        expect(implica(situacao !== 'agendado', () => desde <= hoje)).toBe(true)
        expect(implica(situacao === 'encerrado', () => amanha === 'encerrado')).toBe(true)
        const lembrete = proximoLembrete ?? somarDias(hoje, 1)
        expect(implica(proximoLembrete !== null, () => lido.fim === null)).toBe(true)
        expect(lembrete > hoje && lembrete <= somarDias(hoje, 7)).toBe(true)
      }),
      RODADAS,
    )
  })
})
