import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { remuneracaoBase } from '../adicionais/remuneracao.ts'
import { somarDias } from '../calendario/datas.ts'
import { periodosAquisitivos } from './aquisicao.ts'
import { avaliarDias } from './dias-possiveis.ts'
import { validarFracionamento } from './fracionamento.ts'
import { ocorrencias, type TipoDeOcorrencia } from './ocorrencias.ts'
import { verificarPedidoDeFerias } from './pedido.ts'
import { periodoDeFerias } from './periodos.ts'
import { simularFerias } from './simulacao.ts'

const RODADAS = { numRuns: 5_000 }
// Thousands of runs on a busy machine are slow, not wrong.
vi.setConfig({ testTimeout: 120_000 })
const PRIMEIRO_DIA = '2000-01-01'

/** Any day from 2000 to 2100. */
const data = fc.integer({ min: 0, max: 36_889 }).map((dias) => somarDias(PRIMEIRO_DIA, dias))
const direito = fc.constantFrom(30, 24, 18, 12)

describe('request of vacation', () => {
  it('CLT art. 134 § 1º: a part is allowed exactly when some lawful whole division contains it', () => {
    const trechos = fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 4 })
    const pedido = fc.record({
      diasDireito: direito,
      abono: fc.integer({ min: 0, max: 10 }),
      jaMarcados: trechos,
      periodos: trechos,
    })
    fc.assert(
      fc.property(pedido, (parte) => {
        const { diasDireito, abono, jaMarcados, periodos } = parte
        const sobra = [...jaMarcados, ...periodos].reduce((resto, dias) => resto - dias, diasDireito - abono)
        const completa = (resto: readonly number[]) =>
          validarFracionamento({ diasDireito, abono, periodos: [...jaMarcados, ...periodos, ...resto] })
            .valido
        const partesDaSobra = Array.from({ length: Math.max(0, sobra - 1) }, (_, i) => [i + 1, sobra - i - 1])
        const possivel =
          sobra === 0
            ? completa([])
            : sobra > 0 && [[sobra], ...partesDaSobra].some((resto) => completa(resto))
        expect(validarFracionamento({ ...parte, parcial: true }).valido).toBe(possivel)
      }),
      RODADAS,
    )
  })

  it('CLT arts. 130, 134 and 135: a day is possible exactly when the request that starts on it has no block', () => {
    const pedido = fc.record({
      inicio: data,
      dias: direito,
      aquisitivo: fc.integer({ min: -3, max: 30 }),
      concessivo: fc.integer({ min: -10, max: 60 }),
      aviso: fc.integer({ min: 28, max: 60 }),
      licenca: fc.tuple(fc.integer({ min: -20, max: 40 }), fc.integer({ min: 0, max: 10 })),
      feriado: fc.integer({ min: -1, max: 4 }),
      escala: fc.constantFrom(
        { tipo: 'SEMANAL', repousos: ['sab', 'dom'] } as const,
        { tipo: '12X36', inicioCiclo: PRIMEIRO_DIA } as const,
      ),
    })
    fc.assert(
      fc.property(pedido, ({ inicio, dias, licenca, escala, ...resto }) => {
        const de = somarDias(inicio, licenca[0])
        const comum = {
          aquisitivoFim: somarDias(inicio, -resto.aquisitivo),
          concessivoFim: somarDias(inicio, resto.concessivo),
          impedimentos: [{ inicio: de, fim: somarDias(de, licenca[1]) }],
          regraDeInicio: { escala, feriadosLocais: [somarDias(inicio, resto.feriado)] },
        }
        const hoje = somarDias(inicio, -resto.aviso)
        const [dia] = avaliarDias(inicio, 1, { ...comum, dias, hoje })
        const achados = verificarPedidoDeFerias({
          ...comum,
          comunicacao: hoje,
          diasDireito: dias,
          abono: 0,
          concordancia: false,
          trechos: [{ inicio, dias }],
        })
        const bloqueios = achados.filter(({ severidade }) => severidade === 'bloqueio')
        expect(dia?.situacao === 'possivel').toBe(bloqueios.length === 0)
        expect([null, ...bloqueios.map(({ codigo }) => codigo)]).toContain(dia?.codigo)
        const dobro = achados.find(({ codigo }) => codigo === 'FERIAS_VENCIDAS')?.dados?.['diasEmDobro'] ?? 0
        expect(dia?.diasEmDobro).toBe(dobro)
      }),
      RODADAS,
    )
  })

  it('the parts of a simulated request add up to its amounts, none negative', () => {
    const fracao = fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 30 }))
    const pedido = fc.record({
      primeiro: data,
      remuneracaoCentavos: fc.integer({ min: 0, max: 9_999_999_999 }),
      abonoDias: fc.integer({ min: 0, max: 10 }),
      fracoes: fc.array(fracao, { minLength: 1, maxLength: 3 }),
      prazo: fc.integer({ min: -5, max: 120 }),
    })
    fc.assert(
      fc.property(pedido, ({ primeiro, fracoes, prazo, ...dinheiro }) => {
        const simulacao = simularFerias({
          ...dinheiro,
          fracoes: fracoes.map(([distancia, dias]) => ({ inicio: somarDias(primeiro, distancia), dias })),
          concessivoFim: somarDias(primeiro, prazo),
          saldo: 100,
        })
        if (!simulacao) throw new Error('no result for good input')
        for (const [nome, valor] of Object.entries(simulacao.valores)) {
          const partes = simulacao.fracoes.map(
            ({ valores }) => Object.entries(valores).find(([n]) => n === nome)?.[1] ?? -1,
          )
          expect(partes.every((parte) => parte >= 0)).toBe(true)
          expect(partes.reduce((soma, parte) => soma + parte, 0)).toBe(valor)
        }
        const { total, ...itens } = simulacao.valores
        expect(total).toBe(Object.values(itens).reduce((soma, item) => soma + item, 0))
      }),
      RODADAS,
    )
  })
})

describe('acquisition periods', () => {
  const fato = fc.record({
    tipo: fc.constantFrom(...(Object.keys(ocorrencias) as TipoDeOcorrencia[])),
    inicio: fc.integer({ min: -100, max: 2000 }),
    dias: fc.integer({ min: 0, max: 500 }),
    volta: fc.integer({ min: 1, max: 200 }),
    aberto: fc.boolean(),
  })

  it('CLT art. 130: without facts, are those of the admission', () => {
    fc.assert(
      fc.property(data, fc.integer({ min: 0, max: 4000 }), (admissao, dias) => {
        for (const periodo of periodosAquisitivos({ admissao, ate: somarDias(admissao, dias) })) {
          const { memoria: _, ...esperado } = periodoDeFerias(admissao, periodo.indice) ?? { memoria: [] }
          expect(periodo).toMatchObject(esperado)
        }
      }),
      { numRuns: 1_000 },
    )
  })

  it('CLT arts. 130, 132, 133 and 140: follow one another whatever happens, with 0 to 30 days each', () => {
    const historico = fc.tuple(data, fc.integer({ min: 0, max: 2500 }), fc.array(fato, { maxLength: 5 }))
    fc.assert(
      fc.property(historico, ([admissao, dias, fatos]) => {
        const ate = somarDias(admissao, dias)
        const periodos = periodosAquisitivos({
          admissao,
          ate,
          ocorrencias: fatos.map(({ tipo, inicio, dias: duracao, volta, aberto }) => ({
            tipo,
            inicio: somarDias(admissao, inicio),
            ...(!aberto && {
              fim: somarDias(admissao, inicio + duracao),
              retorno: somarDias(admissao, inicio + duracao + volta),
            }),
          })),
        })
        const inicios = periodos.map(({ aquisitivoInicio }) => aquisitivoInicio)
        const seguintes = periodos.map(({ aquisitivoFim }) => somarDias(aquisitivoFim, 1))
        expect(inicios).toEqual([admissao, ...seguintes.slice(0, -1)])
        for (const { situacao, avos, diasDireito } of periodos) {
          expect(avos >= 0 && avos <= 12 && (situacao !== 'COMPLETO' || avos === 12)).toBe(true)
          expect(diasDireito).toBe(avos * 2.5)
        }
        const ultimo = periodos.at(-1)
        expect(ultimo?.situacao === 'PERDIDO' || (ultimo && ultimo.aquisitivoFim >= ate)).toBe(true)
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('pay base', () => {
  it('CLT art. 142: the pay base is the sum of its parts and never less than the wage', () => {
    const centavos = fc.integer({ min: 0, max: 99_999_999 })
    const horas = fc.record({
      minutosPorMes: fc.array(fc.integer({ min: 0, max: 12_000 }), { maxLength: 12 }),
      percentual: fc.integer({ min: 20, max: 100 }),
    })
    const dados = fc.record({
      salarioCentavos: centavos,
      salarioMinimoCentavos: centavos,
      insalubridade: fc.constantFrom(0, 10, 20, 40),
      periculosidade: fc.boolean(),
      noturno: horas,
      extras: horas,
      mediasCentavos: centavos,
    })
    fc.assert(
      fc.property(dados, (entrada) => {
        const base = remuneracaoBase(entrada)
        if (!base) throw new Error('no result for good input')
        const { adicionalCentavos, noturnoCentavos, extrasCentavos, mediasCentavos } = base
        expect(base.baseCentavos).toBe(
          entrada.salarioCentavos + adicionalCentavos + noturnoCentavos + extrasCentavos + mediasCentavos,
        )
        expect(base.baseCentavos).toBeGreaterThanOrEqual(entrada.salarioCentavos)
        const maior = Math.max(
          Math.round((entrada.salarioMinimoCentavos * entrada.insalubridade) / 100),
          entrada.periculosidade ? Math.round((entrada.salarioCentavos * 30) / 100) : 0,
        )
        expect(adicionalCentavos).toBe(maior)
      }),
      RODADAS,
    )
  })
})
